import pg from 'pg';
import { type Database, isDatabaseError, reason, type Session } from './database';

/** How often a transaction that met another is tried in all. */
const attempts = 6;

/** Serialization failure and deadlock: nothing is wrong with the request, it was only unlucky. */
const isUnlucky = (error: unknown) =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');

/** Opens a pool on a PostgreSQL server, 15 or later. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    // A server that vanished without a word is noticed, and what waits for it ends.
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'site-backend',
  });
  // A lost idle connection is replaced with the next query; without a listener it would end us.
  pool.on('error', () => undefined);
  const sessionOf = (client: pg.Pool | pg.PoolClient): Session => ({
    query: async <Row extends object>(sql: string, params: unknown[] = []) =>
      (await client.query<Row>(sql, params)).rows,
    run: async (script) => void (await client.query(script)),
  });
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be reached (${reason(error)}).`);
  });

  async function once<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      // The owner may have set another level for the database; the functions are made for this one.
      await client.query('begin isolation level read committed');
      const result = await work(sessionOf(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even roll back is not handed to the next caller.
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
          if (!isUnlucky(error) || attempt === attempts) throw error;
          // Two that met go on at different times.
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
        }
    },
    close: () => pool.end(),
  };
}
