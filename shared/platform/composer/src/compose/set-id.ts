import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { setDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { SetContents } from '@site/delivery/store';
import { theStore } from '../store/the-store';
import { documentFormat } from './document-format';

/**
 * The id of a set. It can be predicted, so another team may have stored another set under it: then
 * this one gets another id, or its release could not go live.
 * @param inputs everything else that its documents depend on
 */
export async function freeId(contents: SetContents, ...inputs: unknown[]): Promise<string> {
  for (let taken = 0; ; taken++) {
    const { versions, previous } = contents;
    const id = hashOf(versions, previous, ...inputs, ...(taken > 0 ? [taken] : []));
    const inFolder = existsSync(setDir(id)) ? await readSet(id) : undefined;
    const found = [inFolder, await theStore().contentsOf(id)];
    if (found.every((other) => !other || isSame(contents, other))) return id;
  }
}

const isSame = (a: SetContents, b: SetContents): boolean =>
  isDeepStrictEqual([a.versions, a.previous], [b.versions, b.previous]);

const hashOf = (...inputs: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([documentFormat, ...inputs]))
    .digest('hex')
    .slice(0, 12);
