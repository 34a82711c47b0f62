import type { IncomingMessage } from 'node:http';
import { maxPhotoBytes } from '@site/data-types/appointment';
import { readBody } from './body';
import { HttpError } from './http';

/** Room for the fields of a form around the photo. */
const formBytes = 4096;

/**
 * Bytes of an uploaded photo: the body itself, or the file of the form that supabase-js makes of a
 * blob.
 * @returns undefined for more than a photo may have
 */
export async function readPhoto(req: IncomingMessage): Promise<Uint8Array | undefined> {
  const contentType = String(req.headers['content-type'] ?? '');
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  try {
    const body = new Uint8Array(await readBody(req, maxPhotoBytes + (isForm ? formBytes : 0)));
    if (!isForm) return body;
    const form = await new Response(body, { headers: { 'Content-Type': contentType } })
      .formData()
      .catch(() => undefined);
    const file = form && [...form.values()].find((value) => typeof value !== 'string');
    return file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return undefined;
    throw error;
  }
}
