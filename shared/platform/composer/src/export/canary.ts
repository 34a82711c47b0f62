import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRetained, readCanary } from '@site/contract/canary';
import type { Watch } from '@site/contract/canary';
import { setDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import { sharedRegistry } from '@site/server/canary-share';

/** Folder of the canary's documents in an export. No address leads into it. */
export const canaryFolder = '_canary';

export interface ExportedCanary {
  set: SetManifest;
  /** 1 to 99. */
  percent: number;
  watch?: Watch | undefined;
}

/** The running canary, if its set is retained and is not the live one. */
export async function exportedCanary(live: SetManifest): Promise<ExportedCanary | undefined> {
  const canary = await readCanary();
  if (!canary || canary.set === live.id || !isRetained(canary)) return undefined;
  return { set: await readSet(canary.set), percent: canary.percent, watch: canary.watch };
}

/**
 * Writes the canary's documents next to the live ones, and a registry with both into each.
 * @param files names of the set's public files
 * @returns what was written
 */
export async function writeCanaryDocuments(
  dir: string,
  live: SetManifest,
  { set, percent }: ExportedCanary,
  files: string[],
): Promise<string[]> {
  const source = join(setDir(set.id), 'public');
  const registry = JSON.stringify(await sharedRegistry(live.id, set.id, percent));
  const written: string[] = [];
  for (const file of files) {
    // Compressed copies of the registry have only one set's versions.
    if (/^registry\.json\./.test(file)) continue;
    const target = `${canaryFolder}/${file}`;
    await cp(join(source, file), join(dir, target));
    written.push(target);
  }
  await writeFile(join(dir, 'registry.json'), registry);
  await writeFile(join(dir, canaryFolder, 'registry.json'), registry);
  return written;
}
