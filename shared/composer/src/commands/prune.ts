import { rm, stat } from 'node:fs/promises';
import { readCanary } from '@site/contract/canary';
import { liveSet, readHistory } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import type { SetManifest } from '@site/contract/set';
import { exclusively } from '../store/lock';
import { knownParts, listReleases } from '../store/releases';
import { listSets, writeHistory } from '../store/sets';

/** Default number of sets to keep for rollbacks, besides the live one. */
const defaultKeep = 5;

/** A tab may stay open this long, and a release may wait this long for its promotion. */
const dayMs = 86_400_000;

/**
 * Removes what neither an open tab nor a rollback needs: old sets that were not live within the
 * last dayMs, and releases that no kept set names.
 * @param keep number of sets to keep besides the live one
 * @returns what was removed
 */
export function prune(keep = defaultKeep, now = Date.now()): Promise<string[]> {
  return exclusively(async () => {
    const live = await liveSet();
    const history = await readHistory();
    const canary = await readCanary();
    const kept: SetManifest[] = [live];
    const removed: string[] = [];
    for (const set of (await listSets()).filter(({ id }) => id !== live.id)) {
      const open = set.id === canary?.set || wasLiveSince(set.id, history, now - dayMs);
      if (open || kept.length <= keep) {
        kept.push(set);
        continue;
      }
      await rm(setDir(set.id), { recursive: true });
      removed.push(`set ${set.id}`);
    }
    await writeHistory(history.filter(({ set }) => kept.some(({ id }) => id === set)));
    for (const name of await knownParts()) {
      const needed = new Set(kept.flatMap((set) => [set.versions[name], set.previous[name]]));
      for (const version of await listReleases(name)) {
        const { mtimeMs } = await stat(releaseDir(name, version));
        if (needed.has(version) || now - mtimeMs < dayMs) continue;
        await rm(releaseDir(name, version), { recursive: true });
        removed.push(`${name}@${version}`);
      }
    }
    return removed;
  });
}

/** A set stops being live when the next one begins. */
function wasLiveSince(id: string, history: Switch[], since: number): boolean {
  return history.some(
    ({ set }, i) => set === id && Date.parse(history[i + 1]?.at ?? '9999-12-31') >= since,
  );
}
