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

/** Times after which an entry is looked for again, in milliseconds. */
const checks = [500, 3000];

/**
 * Puts an appointment into this browser's list, or its number into the one that stands there. The
 * list is one value, and a browser lets two tabs write it at the same instant: whoever finds its
 * entry gone puts it back.
 */
export function recordAppointment(appointment: Appointment): void {
  const { createdAt } = appointment;
  if (storedAppointment(createdAt))
    updateAppointments((a) => a.createdAt === createdAt, appointment);
  else addAppointment(appointment);
}

/** {@link recordAppointment}, and sees to it that it lasts. */
export function recordForGood(appointment: Appointment): void {
  recordAppointment(appointment);
  for (const delay of checks) {
    setTimeout(() => {
      const there = storedAppointment(appointment.createdAt);
      if (there?.id !== appointment.id) recordAppointment(appointment);
    }, delay);
  }
}

/** Takes an entry out of the list. @param createdAt ISO 8601 instant */
export function forgetAppointment(createdAt: string): void {
  siteStore.setState(({ appointments }) => ({
    appointments: appointments.filter((appointment) => appointment.createdAt !== createdAt),
  }));
}
