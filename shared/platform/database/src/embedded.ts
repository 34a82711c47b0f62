import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { reason } from '@site/contract/fault';
import type { Database, Session } from './database';
import { EmbeddedWorker } from './embedded-worker';
import { SerialQueue } from './serial-queue';
import { WalMaintenance } from './wal-maintenance';

const sessionOf = (worker: EmbeddedWorker): Session => ({
  query: async <Row extends object>(sql: string, params: unknown[] = []) =>
    (await worker.call('query', sql, params)) as Row[],
  run: async (script) => void (await worker.call('run', script)),
});

/** Two files of PostgreSQL's log: with less it does not start, and does not say why. */
const leastBytes = 32 * 1024 * 1024;

const noRoom = (dataDir: string): Error =>
  Object.assign(
    new Error(
      `The disk of ${dataDir} is full, and the database needs at least ${leastBytes >> 20} MB to start. Make room and start again; the data stay as they are.`,
    ),
    { code: 'ENOSPC' },
  );

/** @throws Error with the code ENOSPC if the database could not write its log */
function assertRoom(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < leastBytes) throw noRoom(dataDir);
}

/**
 * Opens the database in `<dataDir>/postgres` on its own thread, so a slow query delays other
 * queries but no page. The caller must hold the folder's lock, because two processes on one folder
 * would lose rows.
 */
export async function openEmbedded(
  dataDir: string,
  options: {
    /** Called when the thread ended and the database is opened again. */
    log?: (line: string) => void;
    /** Limit for one query; default 60,000. PostgreSQL's own limit has no effect here. */
    queryTimeoutMs?: number;
    /** Create a new database without tables, even if a pack contains one with the newest. */
    bare?: boolean;
  } = {},
): Promise<Database> {
  const { log = () => undefined, queryTimeoutMs = 60_000, bare = false } = options;
  const folder = join(dataDir, 'postgres');
  const open = async () => {
    assertRoom(dataDir);
    return EmbeddedWorker.open(folder, queryTimeoutMs, bare).catch((error: unknown) => {
      const why = reason(error);
      if (/ENOSPC|No space left/i.test(why)) throw noRoom(dataDir);
      throw new Error(
        `The database in ${folder} cannot be opened (${why}). Start again. If that fails, keep a copy of the folder, and restore a backup into an empty one.`,
      );
    });
  };
  let worker = await open();
  let closed = false;
  // The database has one connection, so each transaction must have it alone.
  const queue = new SerialQueue();
  const maintenance = new WalMaintenance();

  const withSession = <T>(work: (session: Session) => Promise<T>) =>
    queue.run(async () => {
      if (worker.dead && !closed) {
        log(`The database has stopped and is opened again: ${worker.endedBecause}`);
        await worker.gone();
        worker = await open();
      }
      const session = sessionOf(worker);
      const result = await work(session);
      await maintenance
        .afterUse(session)
        .catch((error: unknown) => log(`Checkpoint: ${reason(error)}`));
      return result;
    });

  return {
    embedded: true,
    query: (sql, params) => withSession((session) => session.query(sql, params)),
    run: (script) => withSession((session) => session.run(script)),
    transaction: (work) =>
      withSession(async (session) => {
        await session.run('begin');
        try {
          const result = await work(session);
          await session.run('commit');
          return result;
        } catch (error) {
          // When even the rollback fails, end the thread: opening the database again rolls back.
          await session.run('rollback').catch((broken: unknown) => worker.abort(reason(broken)));
          throw error;
        }
      }),
    close: () =>
      queue.run(async () => {
        closed = true;
        await worker.close();
      }),
  };
}
