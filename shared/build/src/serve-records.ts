import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { remoteNames } from './parts';
import { readRecords } from './records';

const address = new RegExp(`^/(?:records/)?(?:(${remoteNames.join('|')})/)?([^?]*)\\.json`);

/**
 * Serves records from sources: the part's own at `/records/<path>.json`, those of other parts at
 * `/records/<part>/<path>.json`.
 * @param dir folder of the part
 */
export function serveRecords(dir: string) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [, part, path] = address.exec(decodeURI(req.url ?? '')) ?? [];
    const all = await readRecords(part ? join(dir, '..', part) : dir);
    const record = path === undefined ? undefined : all[path];
    res.statusCode = record === undefined ? 404 : 200;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(record ?? null));
  };
}
