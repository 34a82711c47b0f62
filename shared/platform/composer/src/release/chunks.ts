import type { Edition, Language, Release } from '@site/data-types/contract';
import { containerName } from '@site/build/webpack';
import { releaseToken } from '@site/build/release-token';
import { folderOf } from '@site/contract/languages';
import type { Compilation } from 'webpack';

/** The built browser files of a part in one language, as its release lists them. */
export function editionOf(part: string, language: Language, browser: Compilation): Edition {
  const folder = folderOf(language);
  const shell = part === 'shell';
  return {
    entry: `${folder}${shell ? 'main.js' : 'remoteEntry.js'}`,
    container: shell ? '' : containerName(part, releaseToken, language),
    chunks: chunksOf(browser, folder),
  };
}

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
