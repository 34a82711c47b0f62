import { milesBetween } from '../distance';
import type { Place } from '../distance';

export interface Near<T> {
  item: T;
  miles: number;
}

/** Edge of a grid cell, degrees: a few ZIPs of a city fall into each. */
const cellSize = 0.1;
/** For fewer places a plain search is faster than the grid. */
const few = 64;
/** Miles to a degree of latitude, rounded down. */
const milesPerDegree = 69;

/**
 * Nearest neighbors by a grid. The time of a query does not grow with the number of places, because a
 * national directory runs one for each of its 40,000 ZIPs.
 */
export function createNearest<T extends Place>(items: readonly T[]) {
  const byDistance = (from: Place, some: Iterable<T>, count: number): Near<T>[] =>
    Array.from(some, (item) => ({ item, miles: milesBetween(from, item) }))
      .filter(({ item }) => item !== from)
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, count);
  if (items.length <= few) return (from: Place, count: number) => byDistance(from, items, count);

  const cells = new Map<string, T[]>();
  const cellOf = (degrees: number) => Math.floor(degrees / cellSize);
  const key = (row: number, column: number) => `${row}:${column}`;
  for (const item of items) {
    const at = key(cellOf(item.lat), cellOf(item.lng));
    const cell = cells.get(at);
    if (cell) cell.push(item);
    else cells.set(at, [item]);
  }

  /** The cells whose distance in rows or columns is exactly `ring`. */
  function* ringOf(row: number, column: number, ring: number): Generator<T> {
    for (let r = row - ring; r <= row + ring; r++) {
      const edge = Math.abs(r - row) === ring;
      const step = edge || ring === 0 ? 1 : 2 * ring;
      for (let c = column - ring; c <= column + ring; c += step) {
        yield* cells.get(key(r, c)) ?? [];
      }
    }
  }

  /** @returns at most `count` items, nearest first, `from` itself left out */
  return function nearest(from: Place, count: number): Near<T>[] {
    const row = cellOf(from.lat);
    const column = cellOf(from.lng);
    const narrow = Math.cos((from.lat * Math.PI) / 180);
    const seen: T[] = [];
    for (let ring = 0; seen.length < items.length && ring * cellSize <= 180; ring++) {
      const before = seen.length;
      seen.push(...ringOf(row, column, ring));
      if (seen.length <= count || (ring > 0 && seen.length === before)) continue;
      const found = byDistance(from, seen, count);
      // Places in the next rings are at least this far away.
      const reach = ring * cellSize * milesPerDegree * narrow;
      if ((found[count - 1]?.miles ?? Infinity) <= reach) return found;
    }
    return byDistance(from, seen, count);
  };
}
