/** A cell that a program could take for a formula gets an apostrophe before it. */
const isFormula = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets take a file without it for another encoding, and Núñez for NÃºÃ±ez. */
const byteOrderMark = '\uFEFF';

/** Rows as RFC 4180 has them. @param columns field and heading of each column, in order */
export function toCsv<Row extends object>(
  rows: Row[],
  columns: [field: keyof Row, heading: string][],
): string {
  const head = columns.map(([, heading]) => heading);
  const lines = [head, ...rows.map((row) => columns.map(([field]) => row[field]))];
  return byteOrderMark + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
