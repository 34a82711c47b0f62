import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reason } from '@site/contract/fault';
import { type Database, isDatabaseError, type Session } from './database';

/** The SQL files of a folder, in the order of their names. */
export const scripts = (folder: string): { name: string; sql: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

/** Where a database records its migrations. */
export interface MigrationRecord {
  schema: string;
  table: string;
}

/**
 * Runs every new migration of a folder in its own transaction and records it.
 * @param record is created when missing
 * @param before name at which to stop, to make a database of an older release
 * @throws Error naming the migration that fails
 */
export async function runMigrations(
  db: Database,
  folder: string,
  { schema, table }: MigrationRecord,
  before = '9',
): Promise<void> {
  const done = `${schema}.${table}`;
  await db.transaction(async (tx) => {
    await lockMigrations(tx);
    await tx.run(`
      create schema if not exists ${schema};
      create table if not exists ${done} (version text primary key, statements text[], name text);
    `);
  });
  for (const { name, sql } of scripts(folder).filter((script) => script.name < before)) {
    const [version = name, ...rest] = name.replace(/\.sql$/, '').split('_');
    await db
      .transaction(async (tx) => {
        await lockMigrations(tx);
        const [found] = await tx.query<{ isDone: boolean; last: string | null }>(
          `select coalesce(bool_or(version = $1), false) as "isDone", max(version) as last from ${done}`,
          [version],
        );
        if (found?.isDone) return;
        // In a new database it would run first, and in this one last.
        if (found?.last && version < found.last)
          throw new Error(`it sorts before ${found.last}, which this database has; name it later`);
        await runScript(tx, sql);
        await tx.query(`insert into ${done} (version, name) values ($1, $2)`, [
          version,
          rest.join('_'),
        ]);
      })
      .catch((error: unknown) => {
        throw new Error(`Migration ${name} failed, nothing of it was stored: ${reason(error)}`);
      });
  }
}

/** As a whole, so a failure has PostgreSQL's own position. */
async function runScript(tx: Session, script: string): Promise<void> {
  await tx.run(script).catch((error: unknown) => {
    if (!isDatabaseError(error)) throw error;
    const { code, position } = error;
    const line = position && script.slice(0, Number(position)).split('\n').length;
    const message = `${line ? `line ${line}: ` : ''}${reason(error)}`;
    // With its code, because a transaction that conflicts with another is run again.
    throw Object.assign(new Error(message), { code });
  });
}

/** Servers that start on one database at the same time migrate one after the other. */
export async function lockMigrations(tx: Session): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(4021974)');
  // A connection learns of schemas that another made when it opens a table, and not from this lock.
  await tx.query('select from pg_catalog.pg_namespace limit 1');
}
