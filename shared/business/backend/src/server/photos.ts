import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxPhotoBytes } from '@site/data-types/appointment';
import { bucket, photoFunction, readPath, uploadPath } from '@site/client/photo-bucket';
import { cleanImage } from '../photos/clean-image';
import { cleanPreview } from '../photos/clean-preview';
import { parseObject, readBody } from './body';
import { bearerOf } from './claims';
import { reason } from '@site/contract/fault';
import type { Database } from '@site/database/database';
import { refusalOf } from './database-refusal';
import { HttpError, sendJson } from '@site/server/http';
import { type Claims, verifyToken } from './jwt';
import { isPhotoName, NoRoomError, PhotoStore } from './photo-store';
import { readPhoto } from './photo-bytes';
import { UploadPlaces } from './uploads';

export interface Photos {
  /** Whether {@link answer} is for this path. */
  owns: (path: string) => boolean;
  answer: (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    caller: string,
  ) => Promise<void>;
  /**
   * Removes files whose photo or appointment is gone, once at a time. A call meanwhile starts it
   * again. Never rejects; a failure is logged, and the next call makes up for it.
   */
  sweep: () => Promise<void>;
}

/** `path` of a photo whose bytes may come now. */
interface Reserved {
  status: string;
  path?: string;
}

/** Answers the addresses of hosted Storage and of the function `photo-upload`. */
export function createPhotos(
  db: Database,
  options: { dataDir: string; key: string; log: (line: string) => void },
): Photos {
  const { key, log } = options;
  const store = new PhotoStore(options.dataDir);
  const places = new UploadPlaces();
  const call = async <Answer>(sql: string, args: unknown[]): Promise<Answer> => {
    const [row] = await db.query<{ answer: Answer }>(`select public.${sql} as answer`, args);
    return row?.answer as Answer;
  };

  const rightsOf = (claims: Claims, path: string) =>
    db.transaction(async ({ query }) => {
      await query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
      const [rights] = await query<{ isStaff: boolean; mayRead: boolean }>(
        `select (private.person()).role is not null as "isStaff", public.may_read_photo($1) as "mayRead"`,
        [path],
      );
      return rights ?? { isStaff: false, mayRead: false };
    });

  /** Reserves a photo, or returns whether it has arrived. */
  async function reserve(req: IncomingMessage, res: ServerResponse, caller: string) {
    const { by = null, type, size, photoId, preview } = parseObject(await readBody(req));
    const proof = JSON.stringify(by);
    const id = typeof photoId === 'string' ? photoId : null;
    const answer = await (size === undefined
      ? call<Reserved>('check_photo($1::jsonb, $2, $3)', [proof, id, caller])
      : call<Reserved>('reserve_photo($1::jsonb, $2, $3, $4, $5)', [
          proof,
          id,
          typeof type === 'string' ? type : null,
          Number.isInteger(size) ? Math.min(Number(size), 2 ** 31 - 1) : null,
          caller,
        ]));
    if (answer.status === 'waiting') throw new HttpError(503, 'The photo has not arrived yet');
    const small = answer.status === 'ready' ? cleanPreview(preview) : undefined;
    if (small) await call('keep_photo_preview($1, $2)', [answer.path, small]);
    sendJson(res, 200, answer);
  }

  async function put(req: IncomingMessage, res: ServerResponse, name: string) {
    const token = new URL(req.url ?? '', 'http://localhost').searchParams.get('token') ?? '';
    // Before the body: without a token of its own no request fills memory or disk.
    const photo = await call<{ type: string; size: number } | null>('take_photo_token($1, $2)', [
      name,
      token,
    ]);
    if (!photo) throw new HttpError(403, 'This upload address is wrong, too old or used');
    let stored = false;
    const refuse = (status: number, error: string) => {
      // The rest of a body that was too large is not read.
      if (!req.complete) res.setHeader('Connection', 'close');
      sendJson(res, status, { error });
    };
    try {
      const bytes = await readPhoto(req);
      if (bytes === undefined || bytes.length > photo.size) return refuse(422, 'too_large');
      const clean = bytes.length === photo.size ? cleanImage(bytes, photo.type) : undefined;
      if (!clean || clean.length > maxPhotoBytes) return refuse(422, 'not_an_image');
      store.write(name, clean);
      const { ok } = await call<{ ok: boolean }>('finish_photo($1, $2)', [name, clean.length]);
      stored = ok;
      if (!ok) throw new HttpError(404, 'The appointment of this photo is gone');
      sendJson(res, 200, { Key: `${bucket}/${name}` });
    } catch (error) {
      if (!(error instanceof NoRoomError)) throw error;
      log(`Photo ${name}: ${reason(error)}`);
      refuse(507, 'no_room');
    } finally {
      if (!stored) {
        store.remove(name);
        await call('finish_photo($1, null)', [name]);
      }
    }
  }

  async function read(req: IncomingMessage, res: ServerResponse, name: string) {
    const claims = await verifyToken(bearerOf(req) ?? '', key);
    if (!claims) throw new HttpError(401, 'Photos are for staff');
    const { isStaff, mayRead } = await rightsOf(claims, name);
    if (!isStaff) throw new HttpError(403, 'Photos are for staff');
    // A technician does not learn which photos others have.
    if (!mayRead) throw new HttpError(404, 'There is no such photo');
    const type = await call<string | null>('photo_type($1)', [name]);
    const bytes = type ? await store.read(name) : undefined;
    if (!type || !bytes) throw new HttpError(404, 'There is no such photo');
    res.writeHead(200, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // A picture that a browser opens as a document must not run anything.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'attachment',
    });
    res.end(bytes);
  }

  async function sweepOnce() {
    // First the files, then the rows: a photo that arrives meanwhile is not in the list.
    const files = store.list();
    const names = new Set(await call<string[]>('photo_paths()', []));
    for (const name of files) if (!names.has(name)) store.remove(name);
  }

  let isSweepDue = false;
  let sweeping: Promise<void> | undefined;
  async function sweepWhileDue() {
    while (isSweepDue) {
      isSweepDue = false;
      await sweepOnce().catch((error: unknown) =>
        log(`Files of removed photos are left: ${reason(error)}`),
      );
    }
    sweeping = undefined;
  }

  /** Name of a photo behind the path of an address. @throws HttpError 404 */
  function nameIn(path: string, prefix: string): string {
    const name = path.slice(prefix.length);
    if (!isPhotoName(name)) throw new HttpError(404, 'There is no such photo');
    return name;
  }

  return {
    owns: (path) =>
      path === photoFunction || path.startsWith(uploadPath) || path.startsWith(readPath),
    async answer(req, res, path, caller) {
      const method =
        { [photoFunction]: 'POST' }[path] ?? (path.startsWith(readPath) ? 'GET' : 'PUT');
      if (req.method !== method) throw new HttpError(405, `This address is for ${method}`);
      try {
        if (method === 'POST') await reserve(req, res, caller);
        else if (method === 'PUT')
          await places.run(caller, () => put(req, res, nameIn(path, uploadPath)));
        else await read(req, res, nameIn(path, readPath));
      } catch (error) {
        throw refusalOf(error, { name: 'photo', role: 'anon', log }, res);
      }
    },
    sweep() {
      isSweepDue = true;
      return (sweeping ??= sweepWhileDue());
    },
  };
}
