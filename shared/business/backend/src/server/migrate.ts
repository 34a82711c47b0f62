import { join } from 'node:path';
import type { Database, Session } from '@site/database/database';
import { lockMigrations, runMigrations, scripts } from '@site/database/run-migrations';
import { fromBaseline, isBeforeBaseline, removeFunctions } from './to-baseline';

const migrations = join(import.meta.dirname, '../../supabase/migrations');
const embeddedSql = join(import.meta.dirname, 'embedded-sql');
const record = { schema: 'supabase_migrations', table: 'schema_migrations' };
const done = `${record.schema}.${record.table}`;

/** Versions of all migrations of this release, the oldest first. */
export const knownMigrations = (): string[] =>
  scripts(migrations).map(({ name }) => name.split('_')[0] ?? name);

/** Versions of the migrations that a database has, the oldest first; of before the baseline only without it. */
export async function migrationsOf({ query }: Session): Promise<string[]> {
  const [found] = await query<{ any: boolean }>('select to_regclass($1) is not null as any', [
    done,
  ]);
  if (!found?.any) return [];
  const rows = await query<{ version: string }>(`select version from ${done} order by version`);
  return fromBaseline(
    rows.map(({ version }) => version),
    knownMigrations()[0],
  );
}

/**
 * Brings the database up to date: first what Supabase itself provides, when missing, then every new
 * migration. Records them in the table of `supabase db push`, so both ways can be mixed.
 * @param before version at which to stop, to make a database of an older release
 */
export async function migrate(db: Database, before?: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMigrations(tx);
    const [auth] = await tx.query<{ present: boolean }>(
      `select to_regprocedure('auth.jwt()') is not null as present`,
    );
    if (!auth?.present) for (const { sql } of scripts(embeddedSql)) await tx.run(sql);
    await toBaseline(tx);
  });
  await runMigrations(db, migrations, record, before);
}

/** Brings a database of before the baseline to it: its tables count as made. */
async function toBaseline(tx: Session): Promise<void> {
  const [tables = ''] = knownMigrations();
  if (!isBeforeBaseline(await migrationsOf(tx), tables)) return;
  const sql = scripts(migrations).map((script) => script.sql);
  const made = sql.flatMap((text) => [...text.matchAll(/^create function public\.(\w+)/gm)]);
  await removeFunctions(
    tx,
    made.map(([, name = '']) => name),
  );
  // The rows of before stay, so that the release of before starts on this database, too.
  await tx.query(`insert into ${done} (version, name) values ($1, 'tables')`, [tables]);
}
