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
 * Brings the database up to date: first what Supabase itself provides, when missing, then every new
 * migration in its own transaction. Records them in the table of `supabase db push`, so both ways
 * can be mixed.
 * @param before version at which to stop, to make a database of an older release
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

/** Servers that start on one database at the same time migrate one after the other. */
const lock = (tx: Session) => tx.query('select pg_advisory_xact_lock(4021974)');
