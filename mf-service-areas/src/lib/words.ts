/** `1` → `1st`. */
export function ordinal(n: number): string {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}

/** `['a', 'b', 'c']` → `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** `1` → `1 mile`, `3.2` → `3.2 miles`. */
export const inMiles = (miles: number): string => (miles === 1 ? '1 mile' : `${miles} miles`);

/** `2.1` → `2.1 hours`. */
export const inHours = (hours: number): string => `${hours.toFixed(1)} hours`;

export const plain = (n: number): string => n.toLocaleString('en-US');
