import { join } from 'node:path';
import { remoteNames } from './parts.js';
import { readRecords } from './records.js';

const address = new RegExp(`^/(?:records/)?(?:(${remoteNames.join('|')})/)?([^?]*)\\.json`);

/**
 * Serves records from sources: the part's own at `/records/<path>.json`, those of other parts at
 * `/records/<part>/<path>.json`.
 * @param {string} dir folder of the part
 */
export function serveRecords(dir) {
  return async (
    /** @type {import('node:http').IncomingMessage} */ req,
    /** @type {import('node:http').ServerResponse} */ res,
  ) => {
    const [, part, path] = address.exec(decodeURI(req.url ?? '')) ?? [];
    const all = await readRecords(part ? join(dir, '..', part) : dir);
    const record = path === undefined ? undefined : all[path];
    res.statusCode = record === undefined ? 404 : 200;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(record ?? null));
  };
}
