/**
 * Text of other people, e.g. a revision or a note, without characters that would steer the terminal
 * of the person who reads it, or turn the direction of the text.
 */
export const printable = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '?');

/** JSON with such characters escaped, so that a machine reads the same data. */
export const printableJson = (data: object): string =>
  JSON.stringify(data, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

export const print = (line: string): void => console.log(printable(line));

/** Rows with aligned columns; an empty row begins another table. */
export function tableOf(rows: string[][]): string {
  const end = rows.findIndex(({ length }) => length === 0);
  const table = (end < 0 ? rows : rows.slice(0, end)).map((row) =>
    // A line break in a cell would end its row.
    row.map((cell) => cell.replace(/[\n\t]+/g, ' ')),
  );
  const widths: number[] = [];
  for (const row of table)
    for (const [i, cell] of row.slice(0, -1).entries())
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const lines = table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...(end < 0 ? [] : ['', tableOf(rows.slice(end + 1))])].join('\n');
}

/** Prints rows as a table. */
export const printTable = (rows: string[][]): void => print(tableOf(rows));
