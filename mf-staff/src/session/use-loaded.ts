import { useCallback, useEffect, useRef, useState } from 'react';
import { noticeEnd } from './session';
import { failureOf } from '../lib/failure';

/**
 * What a call has answered.
 * @param load keep it between renders; it is called again when it changes
 * @returns the answer, the failure in words, and functions that ask again and that show another answer
 */
export function useLoaded<Answer>(load: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(load);

  const reload = useCallback(async () => {
    latest.current = load;
    try {
      const now = await load();
      if (latest.current !== load) return;
      setAnswer(now);
      setFailure(undefined);
    } catch (error) {
      if (latest.current !== load) return;
      const why = failureOf(error);
      setFailure(why.message);
      void noticeEnd(why);
    }
  }, [load]);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { answer, failure, reload, setAnswer };
}
