/** Thread that runs the embedded database; `embedded-worker.ts` sends it calls. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @typedef {{ id: number, does: 'query' | 'run' | 'close', sql: string, params: unknown[] }} Call */

/** @type {string} */
const folder = workerData;

// Create a new database in a temporary folder and rename it. A database left half made, after a
// full disk or a killed process, could never be opened again.
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

/** Fields of an error that can be sent between threads. @param {unknown} error */
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
