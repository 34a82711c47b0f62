import type { ApplianceSlug } from '@site/data-types/entities';
import type { AsPlainObject, Options } from 'minisearch';
import { fillers, stem } from './search-words';

/** The error codes of one brand's appliance. */
export interface CodeTableEntry {
  /** `/brands/samsung/codes` */
  path: string;
  brand: string;
  appliance: ApplianceSlug;
  /** `Samsung washing machine` */
  title: string;
  /** Words under which people search the brand and the appliance, in lower case. */
  names: string[];
  /** As shown, other spellings, what it means. */
  codes: (readonly [code: string, also: string[], meaning: string])[];
}

/** The record `search/all`. */
export interface SearchIndex {
  /** Pages, as MiniSearch serializes them. */
  pages: AsPlainObject;
  codes: CodeTableEntry[];
  /** The words of all brands and appliances, in lower case. */
  names: string[];
}

/** Fields of a page that the search shows. */
export interface SearchEntry {
  /** Path of the page; identifies the entry. */
  path: string;
  kind: 'appliance' | 'repair' | 'brand' | 'code' | 'page';
  title: string;
  /** Subject of the page; empty for a repair, whose price is looked up. */
  note: string;
  /** A repair's appliance and fault, as addresses write them. */
  repair: [appliance: ApplianceSlug, fault: string] | null;
  /** Signs that the homeowner sees, one sentence each; shown if they matched. */
  symptoms: string[];
  /** How common the page's appliance is in homes; 1 for the least. */
  weight: number;
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

/**
 * The words of a text. Apostrophes and accents are dropped, because people often type `wont` for
 * `won't` and `enfria` for `enfría`. Everything else splits words.
 */
export const words = (text: string): string[] =>
  text
    .replace(/['’]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);

const significant = (word: string): string[] => {
  const lower = word.toLowerCase();
  return lower === '' || fillers.has(lower) ? [] : [lower];
};

/** Index terms for a word: its root, and the word itself, because misspelled queries are close to it. */
const indexed = (word: string): string[] => [
  ...new Set(significant(word).flatMap((whole) => [whole, stem(whole)])),
];

/** The words of a query without stop words. */
export const askedWords = (query: string): string[] => words(query).flatMap(significant);

/** The words of a text under which it is found. */
export const indexedWords = (text: string): string[] => words(text).flatMap(indexed);

/**
 * Options of the index. The build and the browser must use the same ones.
 */
export const indexOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'aliases', 'keywords', 'symptoms', 'text'],
  storeFields: [
    'kind',
    'title',
    'note',
    'repair',
    'symptoms',
    'weight',
  ] satisfies (keyof SearchEntry)[],
  tokenize: words,
  processTerm: indexed,
};

/** A page found. */
export interface Hit extends Omit<SearchEntry, 'repair' | 'symptoms' | 'weight'> {
  /** The symptom that matched best, if one did. */
  symptom?: string;
}
