import type { Appointment } from '@site/data-types/entities';
import { addAppointment, readStored, siteStore, updateAppointments } from '@site/store';

/** Read from the browser itself: the news of another tab's writing may still be on its way. */
const stored = (): Appointment[] =>
  readStored<Appointment[]>('appointments', [], (value) =>
    Array.isArray(value) ? (value as Appointment[]) : undefined,
  );

/** The entry made at an instant, as the browser holds it. @param createdAt ISO 8601 instant */
export const storedAppointment = (createdAt: string): Appointment | undefined =>
  stored().find((appointment) => appointment?.createdAt === createdAt);

/** What this page has put into the list, by the instant it was made. */
const ours = new Map<string, Appointment>();

function put(appointment: Appointment): void {
  const { createdAt } = appointment;
  if (!storedAppointment(createdAt)) addAppointment(appointment);
  else updateAppointments((a) => a.createdAt === createdAt, appointment);
}

/**
 * The list is one value, and browsers let two tabs write it at the same instant. Each hears of the
 * other's writing, and the one whose entry is gone puts it back.
 */
function putBack({ key }: StorageEvent): void {
  if (key !== 'appointments') return;
  for (const appointment of ours.values()) {
    if (storedAppointment(appointment.createdAt)?.id !== appointment.id) put(appointment);
  }
}

/** Puts an appointment into this browser's list, or its number into the entry that stands there. */
export function recordAppointment(appointment: Appointment): void {
  if (ours.size === 0) window.addEventListener('storage', putBack);
  ours.set(appointment.createdAt, appointment);
  put(appointment);
}

/** Takes an entry out of the list. @param createdAt ISO 8601 instant */
export function forgetAppointment(createdAt: string): void {
  ours.delete(createdAt);
  siteStore.setState(({ appointments }) => ({
    appointments: appointments.filter((appointment) => appointment.createdAt !== createdAt),
  }));
}
