/** Lines that other pages put before the visitor's own words, each at most once. */

const labels = { estimate: 'Estimated cost', brand: 'Preferred brand' } as const;
export type Line = keyof typeof labels;

const names = Object.keys(labels) as Line[];
const beginsAs = (line: string, name: Line): boolean => line.startsWith(`${labels[name]}: `);

/** The description without these lines, because they belong to another repair. */
export const withoutLines = (description: string, ...without: Line[]): string =>
  description
    .split('\n')
    .filter((line) => !without.some((name) => beginsAs(line, name)))
    .join('\n');

/** Puts the given lines first. A line replaces the earlier one of its kind. */
export function withLines(given: Partial<Record<Line, string>>, description: string): string {
  const own = withoutLines(description, ...names);
  const lines = names.map((name) =>
    given[name]
      ? `${labels[name]}: ${given[name]}`
      : description.split('\n').find((line) => beginsAs(line, name)),
  );
  return [...lines, own].filter(Boolean).join('\n');
}
