import { formatPriceRange } from '@site/data-types/format';
import type { RepairCosts } from '@site/data-types/prices';
import MiniSearch from 'minisearch';
import type { AsPlainObject, Query, SearchOptions, SearchResult } from 'minisearch';
import { askedWords, indexOptions, keptWords, stem } from './index-options';
import type { SearchEntry } from './index-options';

/** A page found. */
export interface Hit extends Omit<SearchEntry, 'repair' | 'symptoms' | 'weight'> {
  /** The symptom that matched best, where one did. */
  symptom?: string;
}

/** How many pages an answer names. */
export const hitLimit = 8;

const options: SearchOptions = {
  // The question's words come as they are looked up.
  processTerm: (term) => term,
  // One slip in four letters, two from eight on.
  fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
  boost: { title: 4, aliases: 2, keywords: 2, symptoms: 2 },
  weights: { fuzzy: 0.4, prefix: 0.5 },
  boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
};

/** Each word as it was typed, slips and all, or exactly what it comes from. */
const question = (wanted: string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: wanted.map((word, i) => ({
    combineWith: 'OR',
    prefix: i === wanted.length - 1 || word.length > 3,
    queries: stem(word) === word ? [word] : [word, { queries: [stem(word)], fuzzy: false }],
  })),
});

/**
 * Makes the search from the index that was made at build.
 * @param costsOf what repairs cost, asked for with each answer; undefined where it is not known
 * @returns a function from what was typed to the best pages, best first, {@link hitLimit} at most
 */
export function createFind(
  index: AsPlainObject,
  costsOf: () => RepairCosts | undefined,
): (query: string) => Hit[] {
  const search = MiniSearch.loadJS(index, indexOptions);
  return (query) => {
    const wanted = askedWords(query);
    if (wanted.length === 0) return [];
    const all = search.search(question(wanted, 'AND'), options);
    // A question with one word too many still deserves an answer.
    const results = all.length > 0 ? all : search.search(question(wanted, 'OR'), options);
    const named = (result: SearchResult) => isNamed(result, wanted);
    return [...results.filter(named), ...results.filter((result) => !named(result))]
      .slice(0, hitLimit)
      .map((result) => toHit(result, costsOf()));
  };
}

/** Whether the question is the very name of an appliance or a brand: then that comes first. */
function isNamed({ terms, match, kind }: SearchResult, wanted: string[]): boolean {
  if (kind === 'Repair') return false;
  const names = terms.filter((term) =>
    match[term]?.some((field) => field === 'title' || field === 'aliases'),
  );
  // A single word may be misspelt: what it matched is as good as what was meant.
  if (wanted.length === 1) return names.length > 0;
  return wanted.every((word) => names.some((name) => name.startsWith(stem(word))));
}

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

/** The sentence that holds most of the words; undefined where none holds any. */
function bestOf(sentences: string[], terms: string[]): string | undefined {
  const counted = sentences.map((sentence) => {
    const there = new Set(keptWords(sentence));
    return { sentence, count: terms.filter((term) => there.has(term)).length };
  });
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { sentence: '', count: 0 });
  return best.count > 0 ? best.sentence : undefined;
}
