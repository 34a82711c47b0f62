import { idOf, named } from '@site/contract/release';
import type { Rule } from './rule';

/** Versions of the shared store's slices. An added field needs no new version. */
export const slices: Rule = {
  name: 'store-slices',
  passed: 'The shell’s store has every slice in the version that remotes were built for.',
  faults({ candidates, releases }) {
    const shell = named(releases, 'shell');
    // Old shells do not record their slices, so there is nothing to compare.
    if (!shell || Object.keys(shell.slices).length === 0) return [];
    return releases
      .filter((release) => release !== shell)
      .filter((release) => candidates.includes(shell) || candidates.includes(release))
      .flatMap((remote) =>
        Object.entries(remote.slices)
          .filter(([slice, version]) => shell.slices[slice] !== version)
          .map(([slice, version]) => {
            const brought = shell.slices[slice];
            const has = brought === undefined ? 'has no such slice' : `has version ${brought}`;
            return `${idOf(remote)} was built for version ${version} of the store's slice "${slice}"; ${idOf(shell)} ${has}.`;
          }),
      );
  },
};
