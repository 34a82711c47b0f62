import type { OpenDay } from '@site/client';
import type { AppointmentRequest } from '@site/data-types/entities';
import { addDays, isWeekend, todayIn } from '@site/data-types/calendar';
import { windowTimes } from '@site/data-types/entities';
import { warrantyStatus } from '@site/client';
import type { Backend } from '../lib/backend';

/** An error like those of the backend's client. */
export const refusal = (kind: string, message: string, field?: string): Error =>
  Object.assign(new Error(message), { kind, field });

/** The next weekday, at least `ahead` days from today, on which every window is open. */
export function weekday(ahead: number): string {
  let date = addDays(todayIn('America/Chicago'), ahead);
  while (isWeekend(date)) date = addDays(date, 1);
  return date;
}

/** Sixty-one days with every window free. */
export const openDays = (): OpenDay[] =>
  Array.from({ length: 61 }, (_, ahead) => ({
    date: addDays(todayIn('America/Chicago'), ahead),
    windows: windowTimes.map((time) => ({ time, free: 3 })),
  }));

/**
 * A backend that books in memory, one appointment per key, like the database.
 * @param changes replace its methods
 */
export function fakeBackend(changes: Partial<Backend> = {}) {
  const booked = new Map<string, { id: string; request: AppointmentRequest }>();
  const notFaked = () => Promise.reject(new Error('not part of this test'));
  const mail = { success: true, message: '' };
  const backend: Backend = {
    hasDatabase: true,
    bookAppointment: async (request) => {
      const key = request.idempotencyKey;
      const id = booked.get(key)?.id ?? `APT-${String(100001 + booked.size)}`;
      booked.set(key, { id, request });
      return { id };
    },
    openWindows: async () => openDays(),
    checkWarranty: async () => [],
    confirmBooking: notFaked,
    viewAppointment: notFaked,
    moveAppointment: notFaked,
    cancelAppointment: notFaked,
    addNote: notFaked,
    uploadPhoto: notFaked,
    removePhoto: notFaked,
    subscribe: notFaked,
    confirmSubscription: notFaked,
    unsubscribe: notFaked,
    warrantyStatus,
    emails: {
      sendTeamNotification: async () => mail,
      sendCustomerConfirmation: async () => mail,
      sendTestEmail: async () => mail,
      sendSmsNotification: () => mail,
    },
    ...changes,
  };
  return { backend, requests: () => [...booked.values()].map(({ request }) => request) };
}
