import type { PostgrestFailure } from './errors';

/** A refusal in the page's language; undefined for a fault without words. */
export type WordsOf = (failure: PostgrestFailure, status: number) => Promise<string | undefined>;

/** For visitors. The words are a file of their own, because only a call that fails needs them. */
export const visitorWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "refusals" */ './refusals').then(
    ({ refusalWords }) => refusalWords(failure, status),
    () => undefined,
  );
