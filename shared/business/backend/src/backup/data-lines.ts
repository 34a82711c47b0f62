import { BackupError } from './backup-error';
import type { DataEnd, DataHeader, DataTable } from '../spool/export-data';

/** A line of an export. */
export type DataLine =
  | { kind: 'header'; header: DataHeader }
  | ({ kind: 'table' } & DataTable)
  | { kind: 'row'; text: string }
  | ({ kind: 'end' } & DataEnd);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * Reads the lines of an export.
 * @throws BackupError when it is damaged, or ends before its last line
 */
export async function* readDataLines(lines: AsyncIterable<string>): AsyncGenerator<DataLine> {
  let ended = false;
  for await (const text of lines) {
    if (ended) throw new BackupError('The export is damaged: it goes on after its end.');
    const line = parseLine(text);
    ended = line.kind === 'end';
    yield line;
  }
  if (!ended) throw new BackupError('The export is damaged: its end is missing.');
}

function parseLine(text: string): DataLine {
  // Rows are checked by the database, which reads them all.
  if (text.startsWith('[')) return { kind: 'row', text };
  const { format, version, at, migrations, table, columns, rows } = parseObject(text);
  if (format === 'site-data' && version === 1 && typeof at === 'string' && isTexts(migrations))
    return { kind: 'header', header: { format, version, at, migrations } };
  if (typeof table === 'string' && isTexts(columns)) return { kind: 'table', table, columns };
  if (typeof rows === 'number') return { kind: 'end', rows };
  throw new BackupError('The export has a line that this version of the site cannot read.');
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Refused below.
  }
  throw new BackupError('The export is damaged: a line cannot be read.');
}
