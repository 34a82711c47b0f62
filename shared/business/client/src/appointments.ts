import type {
  AppointmentProof,
  AppointmentView,
  CancelAnswer,
  MoveAnswer,
  PhotoAnswer,
  SavedAnswer,
  ViewAnswer,
} from '@site/data-types/appointment';
import { uploadPhoto, type PhotoServer } from './photos';
import type { Rpc } from './rpc';

/** A customer's actions on a booked appointment. Every method throws BackendError. */
export interface Appointments {
  viewAppointment: (by: AppointmentProof) => Promise<ViewAnswer>;
  /** @param to from `openWindows`; `version` is that of the view on which the customer chose */
  moveAppointment: (
    by: AppointmentProof,
    to: Pick<AppointmentView, 'preferredDate' | 'preferredTime' | 'version'>,
  ) => Promise<MoveAnswer>;
  /** A repeat has the same answer. */
  cancelAppointment: (
    by: AppointmentProof,
    of: { version: number; reason?: string },
  ) => Promise<CancelAnswer>;
  addNote: (by: AppointmentProof, note: string) => Promise<SavedAnswer>;
  /**
   * Sends a reduced photo (JPEG, PNG or WebP). A failure of kind `unreachable` may be repeated; it
   * leaves no half photo, and a repeat with the same id no second one.
   * @param id a UUID in small letters, made once for each photo
   * @param preview small JPEG of it as a `data:` address, for the lists of staff
   */
  uploadPhoto: (
    by: AppointmentProof,
    photo: Blob,
    id: string,
    preview?: string,
  ) => Promise<PhotoAnswer>;
  removePhoto: (by: AppointmentProof, photoId: string) => Promise<SavedAnswer>;
}

export const createAppointments = (rpc: Rpc, server: PhotoServer): Appointments => ({
  viewAppointment: (by) => rpc('view_appointment', { by }),
  moveAppointment: (by, { preferredDate, preferredTime, version }) =>
    rpc('move_appointment', { by, to_date: preferredDate, to_time: preferredTime, version }),
  cancelAppointment: (by, { version, reason }) =>
    rpc('cancel_appointment', { by, reason: reason || null, version }),
  addNote: (by, note) => rpc('add_note', { by, note }),
  uploadPhoto: (by, photo, id, preview) => uploadPhoto(server, by, photo, id, preview),
  removePhoto: (by, photoId) => rpc('remove_photo', { by, photo_id: photoId }),
});
