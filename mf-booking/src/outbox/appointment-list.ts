import type { Appointment } from '@site/data-types/entities';
import { addAppointment, readStored, siteStore, updateAppointments } from '@site/store';

/** Read from storage, because the store may not have another tab's change yet. */
const stored = (): Appointment[] =>
  readStored<Appointment[]>('appointments', [], (value) =>
    Array.isArray(value) ? (value as Appointment[]) : undefined,
  );

/** The stored entry that was made at an instant. @param createdAt ISO 8601 instant */
export const storedAppointment = (createdAt: string): Appointment | undefined =>
  stored().find((appointment) => appointment?.createdAt === createdAt);

/** The entries that this page has written, by their `createdAt`. */
const written = new Map<string, Appointment>();

function save(appointment: Appointment): void {
  const { createdAt } = appointment;
  if (!storedAppointment(createdAt)) addAppointment(appointment);
  else updateAppointments((a) => a.createdAt === createdAt, appointment);
}

/**
 * Two tabs can write the list at the same instant, and one overwrites the other's entry. Each tab
 * gets an event of the other's write and restores its own entries.
 */
function restoreWritten({ key }: StorageEvent): void {
  if (key !== 'appointments') return;
  for (const appointment of written.values()) {
    if (storedAppointment(appointment.createdAt)?.id !== appointment.id) save(appointment);
  }
}

/** Adds an appointment to this browser's list, or its number to the existing entry. */
export function recordAppointment(appointment: Appointment): void {
  if (written.size === 0) window.addEventListener('storage', restoreWritten);
  written.set(appointment.createdAt, appointment);
  save(appointment);
}

/** Removes an entry from the list. @param createdAt ISO 8601 instant */
export function forgetAppointment(createdAt: string): void {
  written.delete(createdAt);
  siteStore.setState(({ appointments }) => ({
    appointments: appointments.filter((appointment) => appointment.createdAt !== createdAt),
  }));
}
