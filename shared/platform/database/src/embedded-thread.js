/** Thread that runs the embedded database; `embedded-worker.ts` sends it calls. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @typedef {{ id: number, does: 'query' | 'run' | 'close', sql: string, params: unknown[] }} Call */

/** @type {{ folder: string, bare: boolean, emptyDatabase?: string | undefined }} */
const { folder, bare, emptyDatabase } = workerData;
/** An empty database, which a pack contains (`empty-database.ts`). */
const prepared = emptyDatabase ?? join(import.meta.dirname, 'empty-database.tgz');

// Compile only what runs often again with the optimizing compiler, one function at a time. By default
// it takes 60 MB in the first seconds.
setFlagsFromString('--wasm-tiering-budget=100000000');
setFlagsFromString('--wasm-num-compilation-tasks=1');

/**
 * One connection needs few buffers. By default they take 128 MB, for pages that the kernel has in its
 * cache as well.
 * @param {string} dataDir
 */
const open = (dataDir) =>
  PGlite.create(dataDir, {
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'],
  });

/**
 * The database's own file system throws objects that are no errors.
 * @param {unknown} error
 * @returns {never}
 */
function fail(error) {
  const { errno } = /** @type {{ errno?: number }} */ (error);
  // 51: ENOSPC of Emscripten.
  throw errno === 51 ? new Error('ENOSPC: no space left on device') : error;
}

// Create a new database in a temporary folder and rename it. A database left half made, after a
// full disk or a killed process, could never be opened again.
if (!existsSync(join(folder, 'PG_VERSION'))) {
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (!bare && existsSync(prepared)) {
    const { extract } = await import('tar');
    // Strict, or a full disk is only a warning and half of the files are stored as the database. In small
    // steps, or the whole file stays in the memory of the process.
    await extract({ file: prepared, cwd: draft, strict: true, maxReadSize: 65_536 });
  } else await (await open(draft).catch(fail)).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}
const database = await open(folder);

/** @param {Call} call */
async function answer({ does, sql, params }) {
  if (does === 'query') return (await database.query(sql, params)).rows;
  if (does === 'run') await database.exec(sql);
  else await database.close();
  return [];
}

/** Fields of an error that can be sent between threads. @param {unknown} error */
function plain(error) {
  const { message, code, detail, hint, constraint, position } =
    /** @type {Record<string, string | undefined>} */ (error);
  return { message: message ?? String(error), code, detail, hint, constraint, position };
}

parentPort?.on('message', (/** @type {Call} */ call) => {
  answer(call).then(
    (rows) => parentPort?.postMessage({ id: call.id, rows }),
    (error) => parentPort?.postMessage({ id: call.id, error: plain(error) }),
  );
});
parentPort?.postMessage({ id: 0, rows: [] });
