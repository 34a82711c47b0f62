import type { WordsOf } from './refusal-words';

/** For people on staff: the sentence of the database, with its values, which is English. */
export const staffWords: WordsOf | undefined = undefined;
