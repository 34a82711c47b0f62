import semver from 'semver';
import { idOf, named } from './verdict';
import type { Rule } from './verdict';

/** The ranges in which remotes accept the packages that the shell brings. */
export const sharedVersions: Rule = {
  name: 'shared-versions',
  passed: 'The shell brings every shared package in a version that is accepted.',
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
