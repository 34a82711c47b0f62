import type { Options } from 'minisearch';

/** What the search says of a page that it found. */
export interface SearchEntry {
  /** Path of the page; identifies the entry. */
  path: string;
  kind: 'Appliance' | 'Repair' | 'Brand';
  title: string;
  /** Price range of a repair, or what the page is about. */
  note: string;
  /** What the homeowner sees, one sentence each; shown where it is what matched. */
  symptoms: string[];
}

/** An entry with the words under which it is found. */
export interface SearchDocument extends SearchEntry {
  /** Other names: `washer`, `fridge`. */
  aliases: string;
  /** The failing part and the phrases that people type. */
  keywords: string;
  /** The answer, the causes. */
  text: string;
}

/** Words without which a question means the same; `not` is none of them. */
const fillers = new Set(
  'a an and are at by for from has have how i in is it its me my of on or that the to was when with'.split(
    ' ',
  ),
);

/** Apostrophes join (`won't` is written `wont` as often as not), everything else parts words. */
export const words = (text: string): string[] => text.replace(/['’]/g, '').split(/[^\p{L}\p{N}]+/u);

const significant = (word: string): string | null => {
  const lower = word.toLowerCase();
  return lower === '' || fillers.has(lower) ? null : lower;
};

/** The words of a text that are searched for. */
export const significantWords = (text: string): string[] =>
  words(text).flatMap((word) => significant(word) ?? []);

/**
 * How the index is made at build and read in the browser; both must agree, so it stands once.
 */
export const indexOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'aliases', 'keywords', 'symptoms', 'text'],
  storeFields: ['kind', 'title', 'note', 'symptoms'] satisfies (keyof SearchEntry)[],
  tokenize: words,
  processTerm: significant,
};
