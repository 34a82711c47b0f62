import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, isUnreached } from '../lib/failure';
import { readSeen, storeSeen } from './seen';
import { getSession, isStillHere, noticeEnd } from './session';
import { showStored } from './shown-stored';

type Load<Answer> = () => Promise<Answer>;

interface Loaded<Answer> {
  answer?: { by: Load<Answer>; value: Answer };
  /** Of the latest question; none when it has an answer. */
  failure?: { by: Load<Answer>; message: string };
}

/**
 * Loads the answer of a call. An answer that arrives after a later request is dropped, so that the
 * page does not show another day or search than it names.
 * @param load keep it between renders; it is called again when it changes
 * @param name under which this browser stores the answer, to show it without a network
 * @returns the answer (undefined until this call has one), the last answer to any call, the failure in
 * words, and a function that loads again
 */
export function useLoaded<Answer>(load: Load<Answer>, name?: string) {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({});
  const questions = useRef(0);

  const reload = useCallback(() => {
    const question = ++questions.current;
    const show = (next: (old: Loaded<Answer>) => Loaded<Answer>) => {
      if (question === questions.current) setLoaded(next);
    };
    const session = getSession();
    const email = session.status === 'in' ? session.person.email : '';
    return load().then(
      (value) => {
        if (name && isStillHere(email)) storeSeen(name, email, value);
        if (name) showStored(name);
        show(() => ({ answer: { by: load, value } }));
      },
      (error: unknown) => {
        const failure = failureOf(error);
        void noticeEnd(failure);
        const seen = name && isUnreached(failure) ? readSeen<Answer>(name, email) : undefined;
        if (name && seen) {
          showStored(name, seen.at);
          return show(() => ({ answer: { by: load, value: seen.answer } }));
        }
        return show((old) => ({ ...old, failure: { by: load, message: failure.message } }));
      },
    );
  }, [load, name]);

  useEffect(() => {
    void reload();
  }, [reload]);
  useEffect(() => () => showStored(name ?? ''), [name]);

  const answer = loaded.answer?.by === load ? loaded.answer.value : undefined;
  const failure = loaded.failure?.by === load ? loaded.failure.message : undefined;
  const isLoading = loaded.answer?.by !== load && failure === undefined;
  return { answer, last: loaded.answer?.value, failure, isLoading, reload };
}
