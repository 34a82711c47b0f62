import { loadedLater, visitorWords, type WordsOf } from './refusal-words';

/** For people on staff, with the values of the refusal. */
export const staffWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "staff-refusals" */ './staff-refusals').then(
    ({ staffRefusalWords }) => staffRefusalWords(failure) ?? visitorWords(failure, status),
    loadedLater,
  );
