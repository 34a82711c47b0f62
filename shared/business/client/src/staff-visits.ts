import type { AppointmentState } from '@site/data-types/entities';
import { readPath } from './photo-bucket';
import { backendError } from './errors';
import type { Rpc, RpcOptions } from './rpc';
import type { StaffAppointment } from './staff-appointment';

/** An appointment after a change by staff. */
export type VisitChange = Omit<StaffAppointment, 'mails' | 'notes' | 'photos'>;

export interface StaffPhoto {
  id: string;
  /** Name of its file. */
  path: string;
  type: string;
  /** Bytes. */
  size: number;
  /** ISO 8601 instant. */
  at: string;
  /** Of a photo by staff; null for one of the customer. Missing with `by` while the database is older. */
  shows?: 'before' | 'after' | 'signature' | null;
  /** Name of the person who took it. */
  by?: string | null;
}

/** Actions of staff on a booked visit. Every method throws BackendError. */
export interface StaffVisits {
  /** The customer gets a mail about `on_the_way` and `canceled`. A repeat changes nothing. */
  setAppointmentState: (
    id: string,
    state: Extract<AppointmentState, 'confirmed' | 'on_the_way' | 'canceled' | 'no_one_home'>,
    details?: { technician?: string; reason?: string },
  ) => Promise<VisitChange>;
  /** Moves a visit as agreed with its customer, who gets a mail. */
  moveAppointment: (id: string, date: string, time: string) => Promise<VisitChange>;
  /** Oldest first. */
  listPhotos: (id: string) => Promise<StaffPhoto[]>;
  readPhoto: (photo: StaffPhoto) => Promise<Uint8Array>;
}

export const createStaffVisits = (
  rpc: Rpc,
  { url, key, accessToken = '' }: RpcOptions,
): StaffVisits => ({
  setAppointmentState: (id, state, { technician, reason } = {}) =>
    rpc('set_appointment_state', {
      appointment_id: id,
      state,
      ...(technician ? { technician } : {}),
      ...(reason ? { reason } : {}),
    }),
  moveAppointment: (id, date, time) =>
    rpc('staff_move_appointment', { appointment_id: id, to_date: date, to_time: time }),
  listPhotos: (id) => rpc('appointment_photos', { appointment_id: id }),
  readPhoto: async ({ path }) => {
    const response = await fetch(`${url}${readPath}${path}`, {
      headers: { apikey: key, Authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok)
      throw backendError({ message: `The photo ${path} cannot be read` }, response.status);
    return new Uint8Array(await response.arrayBuffer());
  },
});
