import type { Database } from '@site/database/database';

/**
 * Sets the clock forward, or back with a minus, as seen from the database: moves every stored
 * instant the other way. Dates and texts stay, since they are not instants.
 * @param by interval, e.g. `1 hour` or `-1 hour`
 */
export async function setClockBy(db: Database, by: string): Promise<void> {
  await db.transaction(async ({ query, run }) => {
    // Without triggers: those of the history refuse every change.
    await run(`set local session_replication_role = replica`);
    const columns = await query<{ name: string; sets: string }>(
      `select format('%I.%I', table_schema, table_name) as name,
         string_agg(format(case data_type
             when 'ARRAY' then '%1$I = array(select h - interval %2$L from unnest(%1$I) h)'
             else '%1$I = %1$I - interval %2$L' end, column_name, $1::text), ', ') as sets
       from information_schema.columns
       where table_schema in ('public', 'private') and (udt_name in ('timestamptz', '_timestamptz'))
       group by 1`,
      [by],
    );
    for (const { name, sets } of columns) await run(`update ${name} set ${sets}`);
  });
}
