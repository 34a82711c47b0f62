import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { root } from '@site/contract/paths';

const { resolve: find } = createRequire(import.meta.url);

/** Folder of results that are kept; `npm ci` empties it. `SITE_CACHE` names another one. */
export const cacheDir = (): string =>
  resolve(root, process.env.SITE_CACHE ?? 'node_modules/.cache/site-minified');

/** Name and version of an installed package, without loading the package. */
export const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(find(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return `${name}@${version}`;
};

/**
 * Text results of slow functions, by the hash of everything that they depend on, so none is ever
 * out of date. A promotion would otherwise load the compiler each time for the same few comparisons.
 */
export class KeptResults {
  private readonly salt: string;

  /** @param module file of the function @param packages that the function uses */
  constructor(module: string, packages: string[]) {
    this.salt = JSON.stringify([readFileSync(module, 'utf8'), packages.map(versionOf)]);
  }

  /** @returns undefined if it was not kept */
  read(input: string): string | undefined {
    try {
      return readFileSync(this.place(input), 'utf8');
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
      writeFileSync(half, result);
      renameSync(half, place);
    } catch {
      return;
    }
  }

  private place(input: string): string {
    const hash = createHash('sha256').update(this.salt).update(input).digest('hex');
    return join(cacheDir(), hash);
  }
}
