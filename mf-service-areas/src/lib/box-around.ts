import type { AreaMap } from '../data/shapes';

/** Units of the map around the outermost stops, and its least width: a quarter of the whole. */
const margin = 70;
const leastShare = 0.25;

/** The part of the map that has the points, as a `viewBox`. */
export function boxAround(points: { at: [number, number] }[], map: AreaMap): string {
  const xs = points.map(({ at: [x] }) => x);
  const ys = points.map(({ at: [, y] }) => y);
  const least = map.width * leastShare;
  const width = Math.max(least, Math.max(...xs) - Math.min(...xs) + 2 * margin);
  const height = Math.max(least, Math.max(...ys) - Math.min(...ys) + 2 * margin);
  const x = (Math.max(...xs) + Math.min(...xs) - width) / 2;
  const y = (Math.max(...ys) + Math.min(...ys) - height) / 2;
  return [x, y, width, height].map(Math.round).join(' ');
}
