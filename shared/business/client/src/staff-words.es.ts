import { visitorWords, type WordsOf } from './refusal-words';

/** For people on staff: the sentence of the database in Spanish. */
export const staffWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "sentences" */ './staff-sentences.es').then(
    ({ inSpanish }) => inSpanish(failure.message) ?? visitorWords(failure, status),
    () => undefined,
  );
