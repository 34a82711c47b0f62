import { join } from 'node:path';
import type { Database, Session } from '@site/database/database';
import { lockMigrations, runMigrations, scripts } from '@site/database/run-migrations';

const migrations = join(import.meta.dirname, '../../supabase/migrations');
const embeddedSql = join(import.meta.dirname, 'embedded-sql');
const record = { schema: 'supabase_migrations', table: 'schema_migrations' };

/** Versions of all migrations of this release, the oldest first. */
export const knownMigrations = (): string[] =>
  scripts(migrations).map(({ name }) => name.split('_')[0] ?? name);

/** Versions of the migrations that a database has, the oldest first. */
export async function migrationsOf({ query }: Session): Promise<string[]> {
  const done = `${record.schema}.${record.table}`;
  const [found] = await query<{ any: boolean }>('select to_regclass($1) is not null as any', [
    done,
  ]);
  if (!found?.any) return [];
  const rows = await query<{ version: string }>(`select version from ${done} order by version`);
  return rows.map(({ version }) => version);
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
  });
  await runMigrations(db, migrations, record, before);
}
