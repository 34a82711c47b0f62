import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@site/contract/files-below';
import { isCompressible } from '@site/contract/media-types';
import { doneFile } from './smaller-documents';

/** Whether a file is the compressed copy of another one. */
export function isCopy(dir: string, file: string): boolean {
  const plain = file.replace(/\.(br|gz)$/, '');
  return plain !== file && isCompressible(plain) && existsSync(join(dir, plain));
}

export const isPicture = (file: string): boolean =>
  file.startsWith('public/') && file.endsWith('.png');

export interface SetFiles {
  /** Without pictures, and without compressed copies, which each machine makes again. */
  files: string[];
  /** The same in most sets, so they are an object of their own. */
  pictures: string[];
}

export async function setFiles(dir: string): Promise<SetFiles> {
  const all = (await filesBelow(dir)).filter((file) => file !== doneFile && !isCopy(dir, file));
  return {
    files: all.filter((file) => !isPicture(file)),
    pictures: all.filter(isPicture),
  };
}

/** A name for these pictures: equal names mean equal files. */
export async function nameOfPictures(dir: string, pictures: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of pictures) {
    const digest = createHash('sha256').update(await readFile(join(dir, file)));
    hash.update(`${file} ${digest.digest('hex')}\n`);
  }
  return hash.digest('hex').slice(0, 24);
}
