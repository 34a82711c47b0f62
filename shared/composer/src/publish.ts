import type { PartName } from '@site/data-types/contract';
import { buildPart } from './build-part';
import { loadCompany } from './company';
import { compose } from './compose';
import { buildingAlone, exclusively } from './lock';
import { partDir } from './paths';
import { addRelease, readRelease } from './releases';
import { liveSet, makeLive } from './sets';
import type { SetManifest } from './sets';

/**
 * Builds one part and stores its release; nothing goes live.
 * @returns `mf-blog@1.0.0-3f9a1c2b4d`
 */
export async function release(name: PartName): Promise<string> {
  const { version } = await buildingAlone(partDir(name), async () => {
    await buildPart(name);
    return (await exclusively(() => addRelease(name))).release;
  });
  return `${name}@${version}`;
}

/**
 * Composes the live set with another version of one part and makes it live. The switch is a rename;
 * a crash before it leaves the old set live.
 */
export function promote(name: PartName, version: string): Promise<SetManifest> {
  return exclusively(async () => {
    await readRelease(name, version);
    const live = await liveSet();
    const versions = { ...live.versions, [name]: version };
    const { set } = await compose(versions, await loadCompany());
    await makeLive(set.id);
    return set;
  });
}
