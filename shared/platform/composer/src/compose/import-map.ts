import { releaseUrl } from '@site/contract/paths';
import type { Release } from '@site/data-types/contract';

/**
 * Integrity of every ES module that a page of the set may import, since `import()` takes no
 * integrity itself. Empty when no part of the set consists of modules.
 */
export function importMap(releases: Release[]): string {
  const integrity = releases
    .filter(({ type }) => type === 'module')
    .flatMap(({ name, version, files }) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, sizes]) => [releaseUrl(name, version, file), sizes.integrity]),
    );
  return integrity.length ? JSON.stringify({ integrity: Object.fromEntries(integrity) }) : '';
}
