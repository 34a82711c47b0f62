import type { Database, Session } from '@site/database/database';
import { readTables } from './tables';
import type { Table } from './tables';

/** First line of an export. */
export interface DataHeader {
  format: 'site-data';
  version: 1;
  /** ISO 8601 instant. */
  at: string;
  /** Migrations that the database has. */
  migrations: string[];
}
/** Stands before the rows of a table, each of which is a line with the texts of its columns. */
export interface DataTable {
  table: string;
  columns: string[];
}
/** Last line; without it the export was cut off. */
export interface DataEnd {
  rows: number;
}
/** Content of an export. */
export interface Exported {
  header: DataHeader;
  rows: number;
  /** Mails that a sender had in its hands: whether they arrived is not in the export. */
  unsure: number;
}

/** Rows that are read at a time, for the memory. */
const rowsAtATime = 2000;

/**
 * Values are written as PostgreSQL prints them, as pg_dump does. These settings make the print the
 * same on every server.
 */
export const printSettings = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local timezone = 'UTC';`;

/**
 * Writes every table of the site as lines of JSON, all as they are at one instant. On the embedded
 * database other queries wait meanwhile; pages do not.
 * @param write gets the lines
 */
export async function exportData(
  db: Database,
  write: (lines: string) => Promise<void>,
): Promise<Exported> {
  return db.transaction(async (session) => {
    const { query, run } = session;
    // The pool begins transactions in which each query reads a later state.
    if (!db.embedded) await run('set transaction isolation level repeatable read, read only');
    await run(printSettings);
    const [about] = await query<{ at: string; migrations: string[]; unsure: number }>(`
      select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        (select json_agg(m.version order by m.version) from supabase_migrations.schema_migrations m)
          as migrations,
        (select count(*)::integer from private.outbox o
          where o.sent_at is null and o.claimed_until > now()) as unsure`);
    if (!about) throw new Error('The database does not answer');
    const header: DataHeader = {
      format: 'site-data',
      version: 1,
      at: about.at,
      migrations: about.migrations,
    };
    await write(`${JSON.stringify(header)}\n`);
    let rows = 0;
    for (const table of await readTables(query)) rows += await exportTable(session, table, write);
    await write(`${JSON.stringify({ rows } satisfies DataEnd)}\n`);
    return { header, rows, unsure: about.unsure };
  });
}

async function exportTable(
  { query, run }: Session,
  { name, columns }: Table,
  write: (lines: string) => Promise<void>,
): Promise<number> {
  const start: DataTable = { table: name, columns: columns.map((column) => column.name) };
  await write(`${JSON.stringify(start)}\n`);
  const texts = columns.map((column) => `${column.name}::text`).join(', ');
  await run(
    `declare exported no scroll cursor for select json_build_array(${texts})::text as line from ${name}`,
  );
  let count = 0;
  for (;;) {
    const read = await query<{ line: string }>(`fetch ${rowsAtATime} from exported`);
    if (read.length === 0) break;
    count += read.length;
    await write(read.map(({ line }) => `${line}\n`).join(''));
  }
  await run('close exported');
  return count;
}
