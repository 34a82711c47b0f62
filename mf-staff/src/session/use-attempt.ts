import { useState } from 'react';
import { noticeEnd } from './session';
import { failureOf } from '../lib/failure';

/** One call at a time, with its failure in words. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** @returns whether the call has succeeded */
  async function attempt(run: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      await run();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      setError(failure.message);
      void noticeEnd(failure);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, setError, attempt };
}
