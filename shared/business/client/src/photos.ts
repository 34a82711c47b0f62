import { maxPhotoBytes, maxPreviewBytes } from '@site/data-types/appointment';
import type { AppointmentProof, PhotoAnswer } from '@site/data-types/appointment';
import { photoFunction, uploadPath } from './photo-bucket';
import { backendError, type BackendError } from './errors';
import { visitorWords } from './refusal-words';

export interface PhotoServer {
  /** Origin of the Supabase project or of the site's own server. */
  url: string;
  /** Public key. */
  key: string;
}

/** Milliseconds, for questions about a photo. */
const timeoutMs = 60_000;

/** Milliseconds. Phones upload slowly; the server closes a connection whose bytes stop arriving. */
const uploadTimeoutMs = 180_000;

/** @throws BackendError without an answer, and for refusals that are not part of the contract */
async function call(
  { url, key }: PhotoServer,
  method: string,
  path: string,
  type: string,
  body: BodyInit,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': type, apikey: key, Authorization: `Bearer ${key}` },
      body,
      signal: AbortSignal.timeout(method === 'PUT' ? uploadTimeoutMs : timeoutMs),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok) return answer;
    const { error, message = '', details = null } = answer;
    if (error === 'not_an_image' || error === 'too_large') return { status: error };
    const failure = { message: String(message), details: details as string | null };
    throw backendError(failure, response.status, await visitorWords(failure, response.status));
  } catch (error) {
    if (error instanceof Error && error.name === 'BackendError') throw error;
    throw backendError({ message: String(error) }, 0);
  }
}

/** Bytes of a preview as base64; undefined for one that the server would leave out. */
function base64Of(preview: string | undefined): string | undefined {
  const [, base64] = /^data:image\/jpeg;base64,(.+)$/.exec(preview ?? '') ?? [];
  return base64 && base64.length <= Math.ceil(maxPreviewBytes / 3) * 4 ? base64 : undefined;
}

/**
 * Sends a photo in three steps: reserve a place, put the bytes, and have them checked. The check
 * runs on the server; a hosted project cannot do it while it takes the bytes. A repeat with the same
 * id stores no second photo.
 * @param preview small JPEG of it as a `data:` address, for the lists of staff
 */
export async function uploadPhoto(
  server: PhotoServer,
  by: AppointmentProof | { id: string; pass: string },
  photo: Blob,
  photoId: string,
  preview?: string,
): Promise<PhotoAnswer> {
  const { type, size } = photo;
  if (size > maxPhotoBytes) return { status: 'too_large' };
  const ask = (body: object) =>
    call(server, 'POST', photoFunction, 'application/json', JSON.stringify(body));
  const small = base64Of(preview);
  const place = await ask({ by, photoId, type, size, ...(small && { preview: small }) }).catch(
    (error: unknown) => {
      // A hosted function of an older release refuses a body of this size.
      if (!small || (error as BackendError).status !== 400) throw error;
      return ask({ by, photoId, type, size });
    },
  );
  if (place.status !== 'ready') return place as PhotoAnswer;
  const put = await call(
    server,
    'PUT',
    `${uploadPath}${String(place.path)}?token=${encodeURIComponent(String(place.token))}`,
    type,
    // The bytes, not the blob: supabase-js sends a blob as a form.
    await photo.arrayBuffer(),
  );
  if (put.status === 'not_an_image' || put.status === 'too_large') return { status: put.status };
  return (await ask({ by, photoId })) as PhotoAnswer;
}
