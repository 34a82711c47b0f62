import type { WordsOf } from './refusal-words';

/** The words are a file of their own, because only a call that fails needs them. */
export const visitorWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "refusals" */ './refusals.es').then(
    ({ refusalInSpanish }) => refusalInSpanish(failure, status),
    () => undefined,
  );

export const staffWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "sentences" */ './staff-sentences.es').then(
    ({ inSpanish }) => inSpanish(failure.message) ?? visitorWords(failure, status),
    () => undefined,
  );
