import type { Release } from '@site/data-types/contract';
import type { Compilation } from 'webpack';

/**
 * Files of each named chunk, with everything that must load with it.
 * @param folder of the build's files below those of the release: `es/`
 */
export function chunksOf({ namedChunkGroups }: Compilation, folder = ''): Release['chunks'] {
  const chunks: Release['chunks'] = {};
  for (const [name, group] of namedChunkGroups) {
    const files = group.getFiles().map((file) => folder + file);
    chunks[name] = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
    };
  }
  return chunks;
}
