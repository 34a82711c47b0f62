import { backendError, type PostgrestFailure } from './errors';

/** A refusal in the page's language; undefined for a fault without words. */
export type WordsOf = (failure: PostgrestFailure, status: number) => Promise<string | undefined>;

/** Without its words a refusal is a call without an answer: pages say so, and a repeat is safe. */
export const loadedLater = (error: unknown): never => {
  throw backendError({ message: String(error) }, 0);
};

/** For visitors. The words are a file of their own, because only a call that fails needs them. */
export const visitorWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "refusals" */ './refusals').then(
    ({ refusalWords }) => refusalWords(failure, status),
    loadedLater,
  );
