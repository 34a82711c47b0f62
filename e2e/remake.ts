import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityToken, releaseToken } from '@site/build/release-token';
import { finishRelease } from '@site/composer/finish-release';
import type { Release } from '@site/data-types/contract';

/** Files that contain the hash of their release. */
const withHash = /\.(js|css)$|^mf-manifest\.json$/;

/**
 * Makes another version of a built release, with its own hash, container and integrity. Takes a
 * second; a build takes ten.
 * @param from folder of the release @param store gets the new one
 * @param change of a script's text @throws when it changes none @returns `part@version`
 */
export async function remakeRelease(
  from: string,
  store: string,
  number: string,
  change?: (text: string) => string,
): Promise<string> {
  const half = await mkdtemp(join(tmpdir(), 'remade-'));
  try {
    await cp(from, half, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
    const { files, revision, ...part } = JSON.parse(
      await readFile(join(half, 'release.json'), 'utf8'),
    ) as Release;
    await rm(join(half, 'release.json'));
    const [, hash = ''] = part.version.split('-');
    // Back to how the bundler wrote them: with placeholders for the hash and for integrity.
    let changed = !change;
    for (const name of Object.keys(files).filter((file) => withHash.test(file))) {
      const file = join(half, 'browser', name);
      let text = (await readFile(file, 'utf8')).replaceAll(hash, releaseToken);
      if (name === part.entry) {
        for (const [other, { integrity }] of Object.entries(files))
          text = text.replaceAll(integrity, integrityToken(other));
      }
      const after = change && name.endsWith('.js') ? change(text) : text;
      changed ||= after !== text;
      await writeFile(file, after);
    }
    if (!changed) throw new Error(`${from}: nothing was changed`);
    const container = part.container.replaceAll(hash, releaseToken);
    const { name, version } = await finishRelease(
      half,
      { ...part, container, version: number },
      revision,
    );
    const target = join(store, 'releases', name, version);
    await cp(half, target, { recursive: true });
    return `${name}@${version}`;
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}
