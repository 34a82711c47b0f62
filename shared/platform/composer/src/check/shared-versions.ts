import { idOf, named } from '@site/contract/release';
import semver from 'semver';
import type { Rule } from './rule';

/** The shell's packages must be in the ranges that the remotes accept. */
export const sharedVersions: Rule = {
  name: 'shared-versions',
  passed: 'Every remote accepts the shell’s versions of the shared packages.',
  faults({ candidates, releases }) {
    const shell = named(releases, 'shell');
    if (!shell) return ['There is no shell.'];
    return releases
      .filter((release) => release !== shell)
      .filter((release) => candidates.includes(shell) || candidates.includes(release))
      .flatMap((remote) =>
        Object.entries(remote.shared).flatMap(([name, range]) => {
          const brought = shell.shared[name];
          if (brought && semver.satisfies(brought, range)) return [];
          return [
            `${idOf(remote)} needs ${name} ${range}; ${idOf(shell)} brings ${brought ?? 'none'}.`,
          ];
        }),
      );
  },
};
