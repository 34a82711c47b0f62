import { formatPriceRange } from '@site/data-types/format';
import type { RepairCosts } from '@site/data-types/prices';
import MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { createFindCodes } from './find-codes';
import type { Hit, SearchEntry, SearchIndex } from './index-options';
import { askedWords, indexOptions, indexedWords } from './index-options';
import { stem } from './search-words';

/** The answer to a query. */
export interface Found {
  hits: Hit[];
  /** A code in the query that no table has. */
  unknownCode?: string;
}

/** Most pages in a result. */
export const hitLimit = 8;

const options: SearchOptions = {
  // The words of a query are already normalized.
  processTerm: (term) => term,
  // One typing error from four letters on, two from eight on.
  fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
  boost: { title: 4, aliases: 2, keywords: 2, symptoms: 2 },
  weights: { fuzzy: 0.4, prefix: 0.5 },
  boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
};

/** A word's root, exactly. */
const rootOf = (word: string): Query => ({ queries: [stem(word)], fuzzy: false, prefix: false });

/** A word as typed, with typing errors allowed, or its root; of a word with the root of another, that. */
const formsOf = (word: string): Query[] => {
  if (stem(word) === word) return [word];
  return stem(word)[0] === word[0] ? [word, rootOf(word)] : [rootOf(word)];
};

/** Each word in one of its forms. */
const question = (wanted: string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: wanted.map((word, i) => ({
    combineWith: 'OR',
    prefix: i === wanted.length - 1 || word.length > 3,
    queries: formsOf(word),
  })),
});

/**
 * Makes the search from the index that was made at build, in several tasks, so that a key is
 * answered meanwhile.
 * @param costsOf repair prices, read for each query; undefined if they are unknown
 * @returns a function from what was typed to the best pages, best first, {@link hitLimit} at most; for
 * a code that no table has, no page at all, because another entry would mislead
 */
export async function createFind(
  { pages, ...codes }: SearchIndex,
  costsOf: () => RepairCosts | undefined,
): Promise<(query: string) => Found> {
  const search = await MiniSearch.loadJSAsync(pages, indexOptions);
  const findCodes = createFindCodes(codes);
  return (query) => {
    const wanted = askedWords(query);
    // A code on the display is the most exact thing that a visitor can type.
    const codesFound = findCodes(query).slice(0, hitLimit);
    if (wanted.length === 0) return { hits: codesFound };
    const unknownCode = codesFound.length === 0 && codeIn(wanted);
    if (unknownCode) return { hits: [], unknownCode };
    const about = (result: SearchResult) => isOfAsked(result, wanted);
    const all = search.search(question(wanted, 'AND'), options);
    // One unknown word must not empty the result, nor leave only pages of other appliances.
    const some = all.some(about) ? [] : search.search(question(wanted, 'OR'), options);
    const results = all.length === 0 || some.some(about) ? some : all;
    const onlyNames = wanted.every((word) => codes.names.includes(word));
    const rank = (result: SearchResult) => {
      if (onlyNames && result.kind === 'appliance' && about(result)) return 0;
      if (isNamed(result, wanted)) return isExact(result, wanted) ? 1 : 2;
      return about(result) ? 3 : 4;
    };
    const found = results
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, hitLimit)
      .map((result) => toHit(result, costsOf()));
    return { hits: [...codesFound, ...found].slice(0, hitLimit) };
  };
}

/** A code as displays show it: `E24`, `F8E1`, `5C`, `d80`. */
const codeLike = /^(?:[a-z]\d{1,3}(?:[a-z]\d{1,3})?|\d{1,2}[a-z]{1,2})$/;

/** Sizes and ordinals: `20a`, `2nd`, `10h`. */
const measure = /^\d+(?:a|v|w|x|k|h|m|in|ft|st|nd|rd|th|ra|do|ro|er|ta|to|lb|oz|kw|yr|am|pm)$/;

/** The words of a query that look like a code, as a display shows it: `F8 E1`. */
const codeIn = (wanted: string[]): string =>
  wanted
    .filter((word) => codeLike.test(word) && !measure.test(word))
    .join(' ')
    .toUpperCase();

/** Whether the query is exactly the name of an appliance or a brand, which then comes first. */
function isNamed({ terms, match, kind }: SearchResult, wanted: string[]): boolean {
  if (kind === 'repair') return false;
  const names = terms.filter((term) =>
    match[term]?.some((field) => field === 'title' || field === 'aliases'),
  );
  // A single word may be misspelled, so the matched word counts as well.
  if (wanted.length === 1) return names.length > 0;
  return wanted.every((word) => names.some((name) => name.startsWith(stem(word))));
}

/** Whether a word of the query is in the page without a typing error: `call` is not `wall`. */
const isExact = ({ terms }: SearchResult, wanted: string[]): boolean =>
  wanted.some((word) => terms.includes(word) || terms.includes(stem(word)));

/** Whether the page is about an appliance that the query names without a typing error. */
const isOfAsked = ({ match }: SearchResult, wanted: string[]): boolean =>
  wanted
    .flatMap((word) => [word, stem(word)])
    .some((word) => match[word]?.includes('aliases') === true);

function toHit({ id, terms, match, ...stored }: SearchResult, costs: RepairCosts | undefined): Hit {
  const { kind, title, note, repair, symptoms } = stored as unknown as SearchEntry;
  const cost = repair && costs?.[repair[0]][repair[1]];
  const inSymptoms = terms.filter((term) => match[term]?.includes('symptoms'));
  return {
    path: id as string,
    kind,
    title,
    note: cost ? formatPriceRange(cost) : note,
    symptom: bestOf(symptoms, inSymptoms),
  };
}

/** The sentence with the most matching words; undefined if none matches. */
function bestOf(sentences: string[], terms: string[]): string | undefined {
  const counted = sentences.map((sentence) => {
    const there = new Set(indexedWords(sentence));
    return { sentence, count: terms.filter((term) => there.has(term)).length };
  });
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { sentence: '', count: 0 });
  return best.count > 0 ? best.sentence : undefined;
}
