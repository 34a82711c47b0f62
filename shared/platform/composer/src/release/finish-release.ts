import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, integrityToken, releaseToken } from '@site/build/release-token';
import { filesBelow } from '@site/contract/files-below';
import { isCompressible } from '@site/contract/media-types';
import type { Release, ReleaseFile } from '@site/data-types/contract';
import { compressed, writeCompressed } from '@site/delivery/compress';

/** A release that still has its source version and the placeholder in its container's name. */
export type Unfinished = Omit<Release, 'files' | 'revision'>;

/** Algorithms that browsers check and other bundlers write into their entries. */
const algorithms = ['sha256', 'sha384', 'sha512'];

/**
 * Gives built files their version and integrity, and writes `release.json`. Reads only files, so it
 * works for every bundler.
 * @param dist folder with `browser/` and `server/`; its files are changed
 * @param revision of the sources; not part of the hash, since other sources may give the same bytes
 */
export async function finishRelease(
  dist: string,
  part: Unfinished,
  revision: string,
): Promise<Release> {
  // The declaration is checked too, so a change of it makes a new version.
  const content = createHash('sha256').update(JSON.stringify(part));
  for (const file of await filesBelow(dist)) {
    content.update(file).update(await readFile(join(dist, file)));
  }
  const hash = content.digest('hex').slice(0, releaseToken.length);
  const settled = new Settled(join(dist, 'browser'), hash);
  const editions = Object.entries(part.languages ?? {});
  const entries = [part.entry, ...editions.map(([, { entry }]) => entry)];
  const names = (await filesBelow(join(dist, 'browser'))).filter((file) => !entries.includes(file));
  await Promise.all(names.map((file) => settled.settle(file)));
  // An entry contains the integrity of its edition's other files, so it comes last.
  for (const entry of entries) await settled.settle(entry, (text) => settled.withIntegrity(text));
  const named = (container: string) => container.replaceAll(releaseToken, hash);
  const release: Release = {
    ...part,
    version: `${part.version}-${hash}`,
    container: named(part.container),
    ...(part.languages && {
      languages: Object.fromEntries(
        editions.map(([language, edition]) => [
          language,
          { ...edition, container: named(edition.container) },
        ]),
      ),
    }),
    revision,
    files: Object.fromEntries([...names, ...entries].map((file) => [file, settled.file(file)])),
  };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
}

/** The files of a release as they are served. */
class Settled {
  private readonly files = new Map<string, ReleaseFile>();
  /** Final integrity by the integrity that the bundler wrote. */
  private readonly integrity = new Map<string, string>();

  constructor(
    private readonly dir: string,
    private readonly hash: string,
  ) {}

  file(name: string): ReleaseFile {
    const file = this.files.get(name);
    if (!file) throw new Error(`${name} is not settled`);
    return file;
  }

  /** The text with the final integrity of every settled file. */
  withIntegrity(text: string): string {
    return [...this.integrity].reduce((all, [built, now]) => all.replaceAll(built, now), text);
  }

  /** @param change applied to the text before it gets its version's name */
  async settle(name: string, change = (text: string) => text): Promise<void> {
    const path = join(this.dir, name);
    const built = await readFile(path);
    let bytes = built;
    if (/\.(js|css)$|\bmf-manifest\.json$/.test(name)) {
      bytes = Buffer.from(change(built.toString('utf8')).replaceAll(releaseToken, this.hash));
      await writeFile(path, bytes);
    }
    const integrity = integrityOf(bytes);
    const brotli = isCompressible(name)
      ? await writeCompressed(path, bytes)
      : (await compressed(bytes)).length;
    this.files.set(name, { bytes: bytes.length, brotli, integrity });
    this.integrity.set(integrityToken(name), integrity);
    for (const algorithm of algorithms) {
      this.integrity.set(integrityOf(built, algorithm), integrityOf(bytes, algorithm));
    }
  }
}
