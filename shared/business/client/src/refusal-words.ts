/**
 * Words for what the database refuses. Its own sentences are English, so this edition needs none:
 * `refusal-words.es.ts` has them in Spanish.
 */

/** By the reason that the database gives (PostgREST's `hint`). */
export const reasonWords: Readonly<Record<string, string>> = {};

/** By the field that is refused, for a reason without a name. */
export const fieldWords: Readonly<Record<string, string>> = {};

/** For anything else; undefined for the database's own sentence. */
export const otherWords: Readonly<Record<number, string>> = {};
