import { visitorWords, type WordsOf } from './refusal-words';

/** For people on staff, with the values of the refusal. */
export const staffWords: WordsOf = (failure, status) =>
  import(/* webpackChunkName: "staff-refusals" */ './staff-refusals').then(
    ({ sessionEnded, staffRefusalWords }) =>
      status === 401 ? sessionEnded : (staffRefusalWords(failure) ?? visitorWords(failure, status)),
    () => undefined,
  );
