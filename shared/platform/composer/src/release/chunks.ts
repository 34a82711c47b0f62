import type { Release } from '@site/data-types/contract';
import type { Compilation } from 'webpack';

/** Files of each named chunk, with everything that must load with it. */
export function chunksOf({ namedChunkGroups }: Compilation): Release['chunks'] {
  const chunks: Release['chunks'] = {};
  for (const [name, group] of namedChunkGroups) {
    const files = group.getFiles();
    chunks[name] = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
    };
  }
  return chunks;
}
