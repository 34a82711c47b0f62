import { dayMs, neededSets, setsRetained } from '@site/delivery/retained';
import type { StoredObject } from '@site/delivery/store';
import { exclusively } from '../store/lock';
import { theStore } from '../store/the-store';

/**
 * Removes what neither an open tab nor a rollback needs: old sets that were not live within the
 * last day, and releases that no retained set names. What was stored within a day stays: a team may be
 * about to make it live.
 * @param keep number of sets to keep besides the live one
 * @param now for tests; by default the clock of the store
 * @returns what was removed
 */
export function prune(keep = setsRetained, now?: number): Promise<string[]> {
  return exclusively(async () => {
    const store = theStore();
    const state = await store.pull();
    const at = now ?? Date.parse(state.now);
    const needed = neededSets({ ...state, now: new Date(at).toISOString() }, keep);
    const isNew = (object: StoredObject) => at - Date.parse(object.at) < dayMs;
    const stored = await store.stored();
    const sets = stored.filter(({ kind }) => kind === 'set');
    const retained = sets.filter((set) => needed.has(set.name) || isNew(set));
    const removed = sets.filter((set) => !retained.includes(set)).map(({ name }) => name);

    const used = new Set(retained.flatMap(({ uses }) => uses));
    const unused = stored.filter(
      (object) => object.kind === 'release' && !used.has(object.name) && !isNew(object),
    );
    const releases = unused.map(({ name }) => name);
    await store.remove(removed, releases);
    return [...removed.map((id) => `set ${id}`), ...releases];
  });
}
