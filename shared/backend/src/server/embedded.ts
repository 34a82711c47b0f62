import { join } from 'node:path';
import { type Database, reason, type Session } from './database';
import { EmbeddedWorker } from './embedded-worker';
import { Turns } from './turns';
import { WalKeeper } from './wal-keeper';

const sessionOf = (worker: EmbeddedWorker): Session => ({
  query: async <Row extends object>(sql: string, params: unknown[] = []) =>
    (await worker.call('query', sql, params)) as Row[],
  run: async (script) => void (await worker.call('run', script)),
});

/**
 * Opens the database in `<dataDir>/postgres`, on a thread of its own: a query that takes long keeps
 * other queries waiting and no page. The caller holds the folder's lock: two processes on one folder
 * would lose rows.
 */
export async function openEmbedded(
  dataDir: string,
  options: {
    /** Told when the thread ended and the database is opened again. */
    log?: (line: string) => void;
    /** Time for one query, in milliseconds; 60,000. PostgreSQL's own limit does nothing here. */
    patienceMs?: number;
  } = {},
): Promise<Database> {
  const { log = () => undefined, patienceMs = 60_000 } = options;
  const folder = join(dataDir, 'postgres');
  const open = () =>
    EmbeddedWorker.open(folder, patienceMs).catch((error: unknown) => {
      throw new Error(
        `The database in ${folder} cannot be opened (${reason(error)}). Restore a backup of the folder or move it away to start with an empty one.`,
      );
    });
  let worker = await open();
  let closed = false;
  // The database has one connection: a transaction has it to itself.
  const turns = new Turns();
  const keeper = new WalKeeper();

  const withSession = <T>(work: (session: Session) => Promise<T>) =>
    turns.take(async () => {
      if (worker.dead && !closed) {
        log('The database has stopped and is opened again.');
        worker = await open();
      }
      const session = sessionOf(worker);
      const result = await work(session);
      await keeper.tend(session).catch((error: unknown) => log(`Checkpoint: ${reason(error)}`));
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
          // A database that cannot even roll back is opened again, which rolls back.
          await session.run('rollback').catch((broken: unknown) => worker.abort(reason(broken)));
          throw error;
        }
      }),
    close: () =>
      turns.take(async () => {
        closed = true;
        await worker.close();
      }),
  };
}
