import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, reason, type Session } from './database';

const migrations = join(import.meta.dirname, '../../supabase/migrations');
const embeddedSql = join(import.meta.dirname, 'embedded-sql');

const scripts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

/**
 * Brings the database up to date: what Supabase brings itself where it is missing, then every
 * migration not yet recorded, each in a transaction of its own. The record is the table that
 * `supabase db push` keeps, so that either may follow the other.
 * @param before version at which to stop, to make a database of an earlier day
 */
export async function migrate(db: Database, before = '9'): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx);
    const [auth] = await tx.query<{ present: boolean }>(
      `select to_regprocedure('auth.jwt()') is not null as present`,
    );
    if (!auth?.present) for (const { sql } of scripts(embeddedSql)) await tx.run(sql);
    await tx.run(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text
      );
    `);
  });
  for (const { name, sql } of scripts(migrations).filter((script) => script.name < before)) {
    const [version = name, ...rest] = name.replace(/\.sql$/, '').split('_');
    await db
      .transaction(async (tx) => {
        await lock(tx);
        const done = await tx.query(
          'select 1 from supabase_migrations.schema_migrations where version = $1',
          [version],
        );
        if (done.length > 0) return;
        await tx.run(sql);
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, rest.join('_')],
        );
      })
      .catch((error: unknown) => {
        throw new Error(`Migration ${name} failed: ${reason(error)}`);
      });
  }
}

/** Two servers that start on one database at once take turns. */
const lock = (tx: Session) => tx.query('select pg_advisory_xact_lock(4021974)');
