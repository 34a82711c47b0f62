import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPart } from '@site/contract/parts';
import { sharedFolders } from './shared-folders';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characters = `${letters}0123456789`;

/** Classes and animations in a style sheet. */
const names = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;

/** A name for css-loader, by the sheet's real path and the name in it. */
export type ClassName = (sheet: string, name: string) => string | undefined;

/**
 * Short class names for the releases of a part: three characters of the part's styles, then a number
 * of two characters. A hash in each name costs a document a kilobyte, because nothing compresses it.
 * The first characters change with any style of the part, so two versions in one page, or two parts,
 * do not share a name. Nothing depends on the order of a build, so the browser's and the server's
 * agree.
 * @param dir folder of the part
 */
export function classNames(dir: string): ClassName {
  const all = [realpathSync(join(dir, 'src')), ...sharedFolders(dir, 'src')].flatMap((folder) =>
    sheetsBelow(folder).map((file) => ({
      file,
      place: relative(folder, file),
      text: readFileSync(file, 'utf8'),
    })),
  );
  const hash = createHash('sha256').update(readPart(dir).name);
  const numbers = new Map<string, number>();
  for (const { file, place, text } of all) {
    hash.update(`\n${place}\n${text}`);
    for (const [, name = ''] of text.matchAll(names)) {
      const key = `${file}\n${name}`;
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
  }
  const [first = 0, second = 0, third = 0] = hash.digest();
  const start = at(letters, first) + at(characters, second) + at(characters, third);
  return (sheet, name) => {
    const number = numbers.get(`${sheet}\n${name}`);
    // A style sheet of another package, or one too many, keeps the long name.
    if (number === undefined || number >= characters.length ** 2) return undefined;
    return start + at(characters, Math.floor(number / characters.length)) + at(characters, number);
  };
}

const at = (from: string, place: number): string => from[place % from.length] ?? '';

/** In the order of their paths. */
const sheetsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(folder, file));
