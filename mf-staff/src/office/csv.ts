/** A cell that a program could take for a formula gets an apostrophe before it. */
const isFormula = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 has them, with the names of the fields in the first line. */
export function toCsv<Row extends object>(rows: Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first) as (keyof Row & string)[];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
