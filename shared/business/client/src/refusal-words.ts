import type { PostgrestFailure } from './errors';

/** A refusal in the page's language; undefined for the database's own sentence. */
export type WordsOf = (failure: PostgrestFailure, status: number) => Promise<string | undefined>;

/**
 * Words for what the database refuses. Its own sentences are English, so this edition needs none:
 * `refusal-words.es.ts` has them in Spanish.
 */
export const visitorWords: WordsOf | undefined = undefined;

/** The same for calls of people on staff. */
export const staffWords: WordsOf | undefined = undefined;
