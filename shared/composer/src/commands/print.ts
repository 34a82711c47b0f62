/**
 * Text of other teams, e.g. a revision or a verdict, without characters that would steer the terminal
 * of the person who reads it.
 */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '?');

export const print = (line: string): void => console.log(printable(line));

/** Prints rows with aligned columns. */
export function printTable(rows: string[][]): void {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => (row.length > i + 1 ? (row[i]?.length ?? 0) : 0))),
  );
  for (const row of rows) {
    print(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
