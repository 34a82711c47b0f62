import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The script of the embedded database's thread. */
export const thread = join(import.meta.dirname, 'embedded-thread.js');

/** Files that the embedded database reads next to the script of its thread. */
export function packedFiles(): { source: string; place: string }[] {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return ['pglite.wasm', 'pglite.data', 'initdb.wasm'].map((place) => ({
    source: join(pglite, place),
    place,
  }));
}
