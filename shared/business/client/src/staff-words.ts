import * as m from './messages/staff-auth';
import { visitorWords, type WordsOf } from './refusal-words';

/** For people on staff, with the values of the refusal. */
export const staffWords: WordsOf = async (failure, status) => {
  if (status === 401) return m.sessionEnded;
  return import(/* webpackChunkName: "staff-refusals" */ './staff-refusals').then(
    ({ staffRefusalWords }) => staffRefusalWords(failure) ?? visitorWords(failure, status),
    () => undefined,
  );
};
