/** The thread on which the embedded database runs; `embedded-worker.ts` talks to it. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @typedef {{ id: number, does: 'query' | 'run' | 'close', sql: string, params: unknown[] }} Call */

/** @type {string} */
const folder = workerData;

// A new database is made beside and renamed: one that was half made, because the disk was full or
// the process was ended, could never be opened again.
if (!existsSync(join(folder, 'PG_VERSION'))) {
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await (await PGlite.create(draft)).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}
const database = await PGlite.create(folder);

/** @param {Call} call */
async function answer({ does, sql, params }) {
  if (does === 'query') return (await database.query(sql, params)).rows;
  if (does === 'run') await database.exec(sql);
  else await database.close();
  return [];
}

/** What of an error survives the way between threads. @param {unknown} error */
function plain(error) {
  const { message, code, detail, hint, constraint } =
    /** @type {Record<string, string | undefined>} */ (error);
  return { message: message ?? String(error), code, detail, hint, constraint };
}

parentPort?.on('message', (/** @type {Call} */ call) => {
  answer(call).then(
    (rows) => parentPort?.postMessage({ id: call.id, rows }),
    (error) => parentPort?.postMessage({ id: call.id, error: plain(error) }),
  );
});
parentPort?.postMessage({ id: 0, rows: [] });
