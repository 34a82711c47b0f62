import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/contract/paths';

/** Words that texts for visitors do not use; the table in docs/style.md lists them. Node only. */
export interface RefusedWord {
  word: string;
  /** The words to write. */
  instead: string;
}

/** The guide of this repository; packing the package adds a copy. */
const guides = ['../../../../docs/style.md', '../style.md'].map((file) =>
  join(import.meta.dirname, file),
);

/**
 * A table of docs/style.md: that for visitors, or the first one, for the repository. Rows with a note
 * in parentheses need a reader, so they are left out.
 */
export function refusedWords(readers: 'visitors' | 'repository' = 'visitors'): RefusedWord[] {
  const style = guides.find((file) => existsSync(file)) ?? '';
  const [own = '', table = ''] = readFileSync(style, 'utf8').split('## Words for visitors');
  return (readers === 'visitors' ? table : own)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Do not write|---|[^|]*\()/.test(line))
    .flatMap((line) => {
      const [, left = '', instead = ''] = line.split('|').map((cell) => cell.trim());
      return left.split(',').map((word) => ({ word: word.trim(), instead }));
    });
}

/** Second words for things that have a name, from the last column of README's table of words. */
export function secondNames(): RefusedWord[] {
  const [, table = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('## Words');
  return table.split('\n').flatMap((line) => {
    const [, instead = '', , word = ''] = line.split('|').map((cell) => cell.trim());
    return /^[a-z]+$/.test(word) ? [{ word, instead }] : [];
  });
}

/** Finds the word, not a part of a longer one. */
export const patternOf = (word: string): RegExp => new RegExp(`(?<![-\\w])${word}(?![-\\w])`, 'i');

/** Made once, because thousands of texts are read. */
let patterns: (RefusedWord & { pattern: RegExp })[] | undefined;

/**
 * Faults of a text by the style guide, one line each: a refused word, or two times ", so" in a sentence
 * or a cell of a table.
 */
export function styleFaults(text: string): string[] {
  patterns ??= refusedWords().map((refused) => ({ ...refused, pattern: patternOf(refused.word) }));
  const words = patterns
    .filter(({ pattern }) => pattern.test(text))
    .map(({ word, instead }) => `says "${word}"; write: ${instead}`);
  const chains = text
    .split(/(?<=[.!?])\s|\s\|\s/)
    .filter((sentence) => (sentence.match(/, so /g) ?? []).length > 1)
    .map((sentence) => `chains ", so": ${sentence}`);
  return [...words, ...chains];
}
