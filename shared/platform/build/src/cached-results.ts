import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheDir, root } from '@site/contract/paths';

const { resolve: find } = createRequire(import.meta.url);

/** Decides the version of every package; a part's own repository may lack it. */
export const lockFile = join(root, 'package-lock.json');

/** Name and version of an installed package, without loading the package. */
export const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(find(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return `${name}@${version}`;
};

const hashLength = 64;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Text results of slow functions, by the hash of everything that they depend on, so none is ever
 * out of date. A promotion would otherwise load the compiler each time for the same few comparisons,
 * and each test of an article would parse every article.
 */
export class CachedResults {
  private readonly salt: string;

  /** @param files on which every result depends, the function's own first @param packages likewise */
  constructor(files: string[], packages: string[] = []) {
    const texts = files
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
    this.salt = sha256(JSON.stringify([texts, packages.map(versionOf)]));
  }

  /** @returns undefined if it was not cached, or if its file is damaged, as after a loss of power */
  read(input: string): string | undefined {
    try {
      const text = readFileSync(this.place(input), 'utf8');
      const result = text.slice(hashLength);
      return text.slice(0, hashLength) === sha256(result) ? result : undefined;
    } catch {
      return undefined;
    }
  }

  /** Renames a complete file into place. A folder that cannot be written costs only time. */
  keep(input: string, result: string): void {
    const place = this.place(input);
    const half = `${place}.${randomBytes(4).toString('hex')}.part`;
    try {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(half, sha256(result) + result);
      renameSync(half, place);
    } catch {
      try {
        rmSync(half, { force: true });
      } catch {
        // The folder cannot be written.
      }
    }
  }

  private place(input: string): string {
    // Earlier files had no hash in front of the result.
    return join(cacheDir(), sha256(`with hash ${this.salt}${input}`));
  }
}
