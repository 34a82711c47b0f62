import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

export interface Session {
  query: Query;
  /** Runs a script of any number of statements, without parameters. */
  run: (script: string) => Promise<void>;
}

/** PostgreSQL, in this process or behind `DATABASE_URL`. */
export interface Database extends Session {
  embedded: boolean;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Opens the database in `<dataDir>/postgres`. The caller holds the folder's lock: two processes on
 * one folder would lose rows.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lite = await PGlite.create(folder).catch((error: unknown) => {
    throw new Error(
      `The database in ${folder} cannot be opened (${reason(error)}). Restore a backup of the folder or move it away to begin anew.`,
    );
  });
  const sessionOf = (db: Pick<PGlite, 'query' | 'exec'>): Session => ({
    query: async <Row extends object>(sql: string, params: unknown[] = []) =>
      (await db.query<Row>(sql, params)).rows,
    run: async (script) => void (await db.exec(script)),
  });
  return {
    embedded: true,
    ...sessionOf(lite),
    transaction: (work) =>
      lite.transaction((tx) =>
        work({
          query: async <Row extends object>(sql: string, params: unknown[] = []) =>
            (await tx.query<Row>(sql, params)).rows,
          run: async (script) => void (await tx.exec(script)),
        }),
      ),
    close: () => lite.close(),
  };
}

/** Opens a pool on a PostgreSQL server, 15 or later. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
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
  return {
    embedded: false,
    ...sessionOf(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
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
    },
    close: () => pool.end(),
  };
}

/** One line of what went wrong. */
export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.split('\n')[0] ?? message;
}
