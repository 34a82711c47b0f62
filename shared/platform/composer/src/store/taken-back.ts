import type { SetManifest } from '@site/contract/set';
import type { LogEntry } from '@site/delivery/store';
import { theStore } from './the-store';

/** How many changes of the log are read. Older decisions do not bind a build. */
const entries = 1000;

/** Releases of one set that another lacks: what visitors lose when live goes from one to the other. */
export const lostReleases = (from: SetManifest, to: SetManifest): string[] =>
  Object.entries(from.versions)
    .filter(([name, version]) => to.versions[name] !== version)
    .map(([name, version]) => `${name}@${version}`);

/**
 * The releases among these that a rollback or the end of a canary took away, and that no command has
 * named since.
 * @param ids `mf-blog@1.0.0-3f9a1c2b4d` @returns the change that took each away
 */
export async function takenBack(ids: string[]): Promise<Map<string, LogEntry>> {
  const found = new Map<string, LogEntry>();
  if (ids.length === 0) return found;
  const open = new Set(ids);
  // Newest first, so the first change that mentions a release decides.
  for (const entry of await theStore().log(entries))
    for (const id of open) {
      const isAway = entry.record.takenBack?.includes(id) ?? false;
      if (isAway) found.set(id, entry);
      if (isAway || entry.record.releases.includes(id)) open.delete(id);
    }
  return found;
}
