import { join } from 'node:path';
import { type Database, reason, type Session } from './database';
import { EmbeddedWorker } from './embedded-worker';
import { SerialQueue } from './serial-queue';
import { WalMaintenance } from './wal-maintenance';

const sessionOf = (worker: EmbeddedWorker): Session => ({
  query: async <Row extends object>(sql: string, params: unknown[] = []) =>
    (await worker.call('query', sql, params)) as Row[],
  run: async (script) => void (await worker.call('run', script)),
});

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
  const open = () =>
    EmbeddedWorker.open(folder, queryTimeoutMs, bare).catch((error: unknown) => {
      const why = reason(error);
      throw Object.assign(
        new Error(
          `The database in ${folder} cannot be opened (${why}). Restore a backup of the folder or move it away to start with an empty one.`,
        ),
        /ENOSPC|No space left/i.test(why) ? { code: 'ENOSPC' } : {},
      );
    });
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
