import { bucket, uploadPath } from '@site/client/photo-bucket';
import { cleanImage } from '../../../src/photos/clean-image';
import { cleanPreview } from '../../../src/photos/clean-preview';
import { callProject, type Project } from '../hosted';

/** Answer of the function: a status of HTTP and JSON. */
export interface UploadAnswer {
  status: number;
  body: object;
}

/** Ends with the database's refusal, as PostgREST words it. */
class Refused extends Error {
  constructor(readonly answer: UploadAnswer) {
    super('refused');
  }
}

const notArrived = { status: 503, body: { message: 'The photo has not arrived yet' } };

const file = (path: string) => `/storage/v1/object/${bucket}/${path}`;

async function rpc<Answer>(project: Project, name: string, args: object): Promise<Answer> {
  const response = await callProject(project, 'POST', `/rest/v1/rpc/${name}`, args);
  const body: unknown = await response.json();
  if (!response.ok) throw new Refused({ status: response.status, body: body as object });
  return body as Answer;
}

/** Storage takes the bytes with a token that it signs for this path alone. */
async function signedToken(project: Project, path: string): Promise<string> {
  const response = await callProject(project, 'POST', `${uploadPath}${path}`, {});
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
  const { url } = (await response.json()) as { url: string };
  return new URL(url, project.supabaseUrl).searchParams.get('token') ?? '';
}

/**
 * Checks and cleans what Storage has taken: it looks only at the announced type. Another size than
 * the reserved one would escape the limits of room.
 * @returns whether there is a photo now
 */
async function takeIn(
  project: Project,
  { path, type, size }: { path: string; type: string; size: number },
): Promise<boolean> {
  const response = await callProject(project, 'GET', file(path));
  if (!response.ok) throw new Refused(notArrived);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const clean = bytes.length === size ? cleanImage(bytes, type) : undefined;
  if (!clean)
    await callProject(project, 'DELETE', `/storage/v1/object/${bucket}`, { prefixes: [path] });
  else if (clean.length !== bytes.length || clean.some((byte, i) => byte !== bytes[i])) {
    const stored = await callProject(project, 'PUT', file(path), clean, { 'Content-Type': type });
    if (!stored.ok) throw new Error(`Storage answered ${stored.status}`);
  }
  await rpc(project, 'finish_photo', { path, size: clean?.length ?? null });
  return clean !== undefined;
}

/**
 * Reserves a photo (`{ by, photoId, type, size, preview }`), or returns whether it has arrived (`{ by, photoId }`),
 * as the embedded server does.
 * @param caller network address of the visitor
 */
export async function answerUpload(
  project: Project,
  request: Record<string, unknown>,
  caller: string,
): Promise<UploadAnswer> {
  const { by = null, type, size } = request;
  const photoId = typeof request.photoId === 'string' ? request.photoId : null;
  try {
    if (size !== undefined) {
      const place = await rpc<{ status: string; path: string }>(project, 'reserve_photo', {
        by,
        photo_id: photoId,
        type: typeof type === 'string' ? type : null,
        size: Number.isSafeInteger(size) ? Math.min(Number(size), 2 ** 31 - 1) : null,
        caller,
      });
      if (place.status !== 'ready') return { status: 200, body: place };
      const preview = cleanPreview(request.preview);
      if (preview) await rpc(project, 'keep_photo_preview', { path: place.path, preview });
      return { status: 200, body: { ...place, token: await signedToken(project, place.path) } };
    }
    const check = () =>
      rpc<{ status: string; path: string; type: string; size: number }>(project, 'check_photo', {
        by,
        photo_id: photoId,
        caller,
      });
    const found = await check();
    if (found.status !== 'waiting') return { status: 200, body: found };
    const isPhoto = await takeIn(project, found);
    if (!isPhoto) return { status: 200, body: { status: 'not_an_image' } };
    const now = await check();
    // Another request has reserved the photo again meanwhile.
    return now.status === 'waiting' ? notArrived : { status: 200, body: now };
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}
