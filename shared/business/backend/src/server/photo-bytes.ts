import type { IncomingMessage } from 'node:http';
import { maxPhotoBytes } from '@site/data-types/appointment';
import { readBody } from './body';
import { HttpError } from '@site/server/http';

/** Room for the fields of a form around the photo. */
const formBytes = 4096;

export interface Progress {
  bytes: number;
  everyMs: number;
}

/** Slower than the worst network of a phone. A stranger could keep such connections open. */
const slowest: Progress = { bytes: 20_000, everyMs: 10_000 };

/** Closes a connection whose bytes stop arriving. @returns ends the watch */
function requireProgress(req: IncomingMessage, { bytes, everyMs }: Progress): () => void {
  let before = req.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = req.socket;
    if (bytesRead - before < bytes) req.destroy(new HttpError(408, 'The photo stopped arriving'));
    before = bytesRead;
  }, everyMs);
  return () => clearInterval(timer);
}

/**
 * Bytes of an uploaded photo: the body itself, or the file of the form that supabase-js makes of a
 * blob.
 * @returns undefined for more than a photo may have
 */
export async function readPhoto(
  req: IncomingMessage,
  progress = slowest,
): Promise<Uint8Array | undefined> {
  const contentType = String(req.headers['content-type'] ?? '');
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  const unwatch = requireProgress(req, progress);
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
  } finally {
    unwatch();
  }
}
