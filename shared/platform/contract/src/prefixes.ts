import type { Release } from '@site/data-types/contract';
import { idOf } from './release';
import type { Combination } from './release';

/** Whether a part may answer a path: the shell any path, a remote those below its prefixes. */
export const owns = ({ name, declaration }: Release, path: string): boolean =>
  name === 'shell' || declaration.prefixes.some((p) => path === p || path.startsWith(`${p}/`));

/** No prefix is claimed twice, and pages lie below their part's prefixes. */
export function prefixFaults({ candidates, releases }: Combination): string[] {
  const claimed = candidates.flatMap((candidate) =>
    candidate.declaration.prefixes.flatMap((prefix) =>
      releases
        .filter((other) => other !== candidate && other.declaration.prefixes.includes(prefix))
        .map((other) => `${idOf(candidate)} claims ${prefix}, which ${idOf(other)} owns.`),
    ),
  );
  const outside = candidates.flatMap((candidate) =>
    Object.keys(candidate.pages)
      .filter((path) => !owns(candidate, path))
      .map((path) => `${idOf(candidate)} publishes ${path}, which is outside its prefixes.`),
  );
  return [...claimed, ...outside];
}
