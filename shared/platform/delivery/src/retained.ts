import type { StoreState } from './store';

/** Number of sets that rollbacks need, besides the live one. */
export const setsRetained = 5;

/** A tab may stay open this long, and a release may wait this long for its promotion. */
export const dayMs = 86_400_000;

/**
 * Sets that an open tab or a rollback needs: live, canary, those that were live within a day, and
 * the last ones before. The newest first.
 * @param keep number of sets besides the live one
 */
export function neededSets(
  { live, history, canary, now }: StoreState,
  keep = setsRetained,
): Set<string> {
  const needed = new Set<string>();
  if (live) needed.add(live);
  if (canary) needed.add(canary.set);
  const since = Date.parse(now) - dayMs;
  const newestFirst = history.toReversed();
  for (const [i, { set }] of newestFirst.entries()) {
    // A set stops being live when the next one begins.
    const until = newestFirst[i - 1]?.at;
    if (until === undefined || Date.parse(until) >= since) needed.add(set);
  }
  const others = new Set(newestFirst.map(({ set }) => set));
  if (live) others.delete(live);
  for (const set of [...others].slice(0, keep)) needed.add(set);
  return needed;
}
