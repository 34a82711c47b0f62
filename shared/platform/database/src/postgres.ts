import pg from 'pg';
import { reason } from '@site/contract/fault';
import { type Database, isDatabaseError, type Session } from './database';

/** Attempts for a transaction that conflicts with another, including the first. */
const maxAttempts = 6;

/** Serialization failure or deadlock: the request is fine and can be retried. */
const isRetryable = (error: unknown) =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');

export interface PostgresOptions {
  /** Variable with the address, for the message when it cannot be reached. */
  setting?: string;
  /** Name of the connections in the server's lists. */
  application?: string;
  /** Whether the process may end while a connection waits for its next query. */
  mayExit?: boolean;
}

/**
 * Opens a pool on a PostgreSQL server, 15 or later.
 * @throws Error naming the setting when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  { setting = 'DATABASE_URL', application = 'site-backend', mayExit = false }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    // Ends queries to a server that vanished without closing the connection.
    query_timeout: 20_000,
    keepAlive: true,
    application_name: application,
    allowExitOnIdle: mayExit,
  });
  // The pool replaces a lost idle connection. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  const sessionOf = (client: pg.Pool | pg.PoolClient): Session => ({
    query: async <Row extends object>(sql: string, params: unknown[] = []) =>
      (await client.query<Row>(sql, params)).rows,
    run: async (script) => void (await client.query(script)),
  });
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new Error(`The database of ${setting} cannot be reached (${reason(error)}).`);
  });

  async function once<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      // The functions need this level; the database may have another default.
      await client.query('begin isolation level read committed');
      const result = await work(sessionOf(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // Do not return a connection to the pool when even the rollback failed.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }

  return {
    embedded: false,
    ...sessionOf(pool),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt++)
        try {
          return await once(work);
        } catch (error) {
          if (!isRetryable(error) || attempt === maxAttempts) throw error;
          // A random pause keeps two conflicting transactions from meeting again.
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
        }
    },
    close: () => pool.end(),
  };
}
