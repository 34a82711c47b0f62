import type { Database, Session } from '@site/database/database';
import { openEmbedded } from '@site/database/embedded';
import { knownMigrations, migrate, migrationsOf } from '../server/migrate';
import { openPostgres } from '@site/database/postgres';
import { reason } from '@site/contract/fault';
import { baselineEnd, fromBaseline, isBeforeBaseline } from '../server/to-baseline';
import { printSettings } from '../spool/export-data';
import type { DataHeader } from '../spool/export-data';
import { BackupError } from './backup-error';
import { readDataLines } from './data-lines';
import type { DataLine } from './data-lines';
import { filledAtStart, readTables } from '../spool/tables';
import type { Table } from '../spool/tables';
import type { DataPlace } from '@site/contract/backend';

/** Size of a statement that inserts rows. */
const maxBytesAtATime = 1_000_000;

type Lines = () => AsyncIterable<string>;

/**
 * Writes an export into a database without data, all of it or nothing, and brings it up to date: an
 * export of an older release first gets the tables of that release.
 * @param lines reads the file from its start
 * @returns number of rows
 * @throws BackupError with one message: the database has data, the export is damaged or newer
 */
export async function importData(db: Database, lines: Lines): Promise<number> {
  const header = await headerOf(lines());
  await prepare(db, header);
  const read = readDataLines(lines());
  try {
    // The header.
    await read.next();
    const rows = await db.transaction((session) => insertAll(session, read));
    await migrate(db);
    return rows;
  } finally {
    await read.return(undefined);
  }
}

/**
 * Opens the database that is to get an export. A new one begins without tables if the export is of an
 * older release: an import cannot take back the migrations of a pack's prepared database.
 * @param lines reads the file from its start
 * @throws BackupError when the file is no export, or one of a newer release; nothing is opened then
 */
export async function openForImport(
  { dataDir, databaseUrl }: Pick<DataPlace, 'dataDir' | 'databaseUrl'>,
  lines: Lines,
): Promise<Database> {
  const { migrations } = await headerOf(lines());
  if (databaseUrl) return openPostgres(databaseUrl);
  return openEmbedded(dataDir, { bare: migrations.at(-1) !== knownMigrations().at(-1) });
}

/** Reads the header, and closes the file: one that is open cannot be removed everywhere. */
async function headerOf(lines: AsyncIterable<string>): Promise<DataHeader> {
  const read = readDataLines(lines);
  const first = await read.next().finally(() => read.return(undefined));
  if (first.done || first.value.kind !== 'header')
    throw new BackupError('This is no export of the site.');
  const { header } = first.value;
  if (header.migrations.length === 0)
    throw new BackupError('The export is damaged: it names no migration.');
  const known = new Set(knownMigrations());
  const migrations = fromBaseline(header.migrations, knownMigrations()[0]);
  if (isOlder(header))
    return { ...header, migrations: [...known].filter((version) => version <= baselineEnd) };
  const unknown = migrations.find((version) => !known.has(version));
  if (unknown !== undefined)
    throw new BackupError(
      `The export is of a newer version of the site (migration ${unknown}); update the site first.`,
    );
  return { ...header, migrations };
}

/** Whether an export is of before the baseline, whose tables it has. @throws BackupError for others */
function isOlder({ migrations }: DataHeader): boolean {
  try {
    return isBeforeBaseline(migrations, knownMigrations()[0]);
  } catch (error) {
    throw new BackupError(reason(error));
  }
}

/** Gives the database exactly the migrations of the export. */
async function prepare(db: Database, { migrations }: DataHeader): Promise<void> {
  const newest = migrations.at(-1) ?? '';
  if ((await migrationsOf(db)).some((version) => version > newest))
    throw new BackupError(
      'The database is of a newer version than the export. Import into a data folder that does not exist, or into a new database; it is brought up to date then.',
    );
  await migrate(db, `${newest}~`);
}

async function insertAll(
  { query, run }: Session,
  lines: AsyncGenerator<DataLine>,
): Promise<number> {
  const tables = await readTables(query);
  await refuseData(query, tables);
  await run(printSettings);
  // The rows have been through the triggers; running them again would change them and send mails.
  for (const { name } of tables) await run(`alter table ${name} disable trigger user`);
  for (const { name } of tables.toReversed()) await run(`delete from ${name}`);
  let insert: ((rows: string[]) => Promise<void>) | undefined;
  let waiting: string[] = [];
  let bytes = 0;
  let rows = 0;
  const flush = async () => {
    if (waiting.length > 0) await insert?.(waiting);
    waiting = [];
    bytes = 0;
  };
  for await (const line of lines) {
    if (line.kind === 'row') {
      if (!insert) throw new BackupError('The export is damaged: a row has no table.');
      waiting.push(line.text);
      rows++;
      bytes += line.text.length;
      if (bytes > maxBytesAtATime) await flush();
      continue;
    }
    await flush();
    if (line.kind === 'table') insert = inserter(query, tables, line);
    if (line.kind === 'end' && line.rows !== rows)
      throw new BackupError(`The export has ${rows} rows instead of ${line.rows}.`);
  }
  for (const { name, numbered } of tables)
    if (numbered)
      await query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${numbered}), 0) + 1, false) from ${name}`,
        [name, numbered],
      );
  for (const { name } of tables) await run(`alter table ${name} enable trigger user`);
  return rows;
}

function inserter(
  query: Session['query'],
  tables: Table[],
  { table: name, columns }: { table: string; columns: string[] },
): (rows: string[]) => Promise<void> {
  const table = tables.find((known) => known.name === name);
  const types = new Map(table?.columns.map((column) => [column.name, column.type]));
  if (!table || columns.length !== types.size || !columns.every((column) => types.has(column)))
    throw new BackupError(`The export has a table ${name} that does not fit the database.`);
  const values = columns.map((column, i) => `(r ->> ${i})::${types.get(column)}`).join(', ');
  const sql = `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${values} from json_array_elements($1::json) r`;
  return async (rows) => void (await query(sql, [`[${rows.join()}]`]));
}

async function refuseData(query: Session['query'], tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    if (filledAtStart.includes(name)) continue;
    const [found] = await query<{ any: boolean }>(`select exists (select from ${name}) as any`);
    if (found?.any)
      throw new BackupError(
        `The database has data already (in ${name}). Import into an empty database.`,
      );
  }
}
