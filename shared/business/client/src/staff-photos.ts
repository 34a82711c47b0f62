import type { PhotoAnswer } from '@site/data-types/appointment';
import { backendError } from './errors';
import * as m from './messages/staff-photos';
import type { Photo } from './photo';
import { readPath } from './photo-bucket';
import type { PhotoServer } from './photos';
import { loadedLater } from './refusal-words';
import type { Rpc } from './rpc';
import type { StaffPhoto } from './staff-visits';
import type { StaffVisit } from './staff-types';

/** Photos of the work and the customer's signature. Every method throws BackendError. */
export interface StaffPhotos {
  readPhoto: (photo: Pick<StaffPhoto, 'path'>) => Promise<Blob>;
  /**
   * Adds a photo to a visit of one's own, also when it is done; the customer does not see it. A repeat
   * with the same photo adds nothing.
   */
  addPhoto: (id: string, shows: PhotoSubject, photo: Photo) => Promise<StaffVisit>;
  /** One's own photo; owners also another's. */
  removePhoto: (id: string, photoId: string) => Promise<StaffVisit>;
}

/** Subject of a photo by staff. */
export type PhotoSubject = NonNullable<StaffPhoto['shows']>;

const photoMs = 30_000;

const refusals: Record<Exclude<PhotoAnswer['status'], 'saved'>, string> = {
  full: m.full,
  not_an_image: m.serverCannotReadPhoto,
  too_large: m.photoTooLarge,
  unknown: m.photoCouldNotSaved,
};

/** @param tokenOf token of the person who has signed in */
export const createStaffPhotos = (
  rpc: Rpc,
  { url, key }: PhotoServer,
  tokenOf: () => Promise<string | undefined>,
): StaffPhotos => ({
  async readPhoto({ path }) {
    try {
      const token = (await tokenOf()) ?? key;
      const response = await fetch(`${url}${readPath}${path}`, {
        headers: { apikey: key, Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(photoMs),
      });
      if (response.ok) return await response.blob();
      throw backendError({ message: m.photoCannotBeRead }, response.status);
    } catch (error) {
      if (error instanceof Error && error.name === 'BackendError') throw error;
      throw backendError({ message: String(error) }, 0);
    }
  },
  async addPhoto(id, shows, { id: photoId, bytes, type, preview }) {
    const { pass } = await rpc<{ pass: string }>('photo_pass', { appointment_id: id, shows });
    const blob = new Blob([bytes], { type });
    // A file of its own, because most pages of staff send no photo.
    const { uploadPhoto } = await import(/* webpackChunkName: "send-photo" */ './photos').catch(
      loadedLater,
    );
    const { status } = await uploadPhoto({ url, key }, { id, pass }, blob, photoId, preview);
    if (status !== 'saved') throw backendError({ message: refusals[status] }, 422);
    return rpc('staff_visit', { appointment_id: id });
  },
  removePhoto: (id, photoId) => rpc('remove_job_photo', { appointment_id: id, photo_id: photoId }),
});
