import type { SetManifest } from '@site/contract/set';

/** Names of the releases that a set needs, fallbacks of browsers included. */
export const usesOf = ({
  versions = {},
  previous = {},
}: Partial<Pick<SetManifest, 'versions' | 'previous'>>): string[] => [
  ...new Set(
    [...Object.entries(versions), ...Object.entries(previous)].map((pair) => pair.join('@')),
  ),
];
