import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { OpenPages } from './dev/open-pages';
import { RecordsWatch } from './dev/records-watch';
import { remoteNames } from './parts';

const address = new RegExp(`^/(?:records/)?(?:(${remoteNames.join('|')})/)?([^?]*)\\.json`);

/**
 * Serves records from sources: the part's own at `/records/<path>.json`, those of other parts at
 * `/records/<part>/<path>.json`. Those of other parts are read once.
 * @param dir folder of the part @param own its records
 */
export function serveRecords(dir: string, own: RecordsWatch, pages: OpenPages) {
  const watches = new Map([[dir, own]]);
  const watchOf = (folder: string): RecordsWatch => {
    const watch = watches.get(folder) ?? new RecordsWatch(folder, pages);
    watches.set(folder, watch);
    return watch;
  };
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [, part, path] = address.exec(decodeURI(req.url ?? '')) ?? [];
    const all = await watchOf(part ? join(dir, '..', part) : dir).current();
    const record = path === undefined ? undefined : all[path];
    res.statusCode = record === undefined ? 404 : 200;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(record ?? null));
  };
}
