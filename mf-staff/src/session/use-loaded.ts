import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../lib/failure';
import { noticeEnd } from './session';

interface Loaded<Answer> {
  /** The call that has answered. */
  by?: () => Promise<Answer>;
  answer?: Answer;
  failure?: string;
}

/**
 * What a call has answered.
 * @param load keep it between renders; it is called again when it changes
 * @returns the answer, the failure in words, and a function that asks again
 */
export function useLoaded<Answer>(load: () => Promise<Answer>) {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({});

  const reload = useCallback(
    () =>
      load().then(
        (answer) => setLoaded({ by: load, answer }),
        (error: unknown) => {
          const failure = failureOf(error);
          setLoaded((old) => ({
            by: load,
            ...(old.by === load && old.answer !== undefined && { answer: old.answer }),
            failure: failure.message,
          }));
          void noticeEnd(failure);
        },
      ),
    [load],
  );

  useEffect(() => {
    void reload();
  }, [reload]);

  // An answer to another question stays until the next one is there, but its failure does not.
  const failure = loaded.by === load ? loaded.failure : undefined;
  return { answer: loaded.answer, failure, reload };
}
