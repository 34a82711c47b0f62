import { useState } from 'react';
import { type Failure, failureOf, isQuestion } from '../lib/failure';
import { noticeEnd } from './session';

/**
 * A call that the server may answer with a question first.
 * @returns the question, the failure in words, the call, and a function that drops the question
 */
export function useQuestionedCall() {
  const [why, setWhy] = useState<string>();
  const [failed, setFailed] = useState<string>();

  /** @param onRefused takes a refusal that names a field; without one it is shown like any failure */
  async function call(
    run: () => Promise<void>,
    onRefused?: (field: string, message: string) => void,
  ): Promise<void> {
    setFailed(undefined);
    try {
      await run();
    } catch (error) {
      const failure: Failure = failureOf(error);
      void noticeEnd(failure);
      if (isQuestion(failure)) setWhy(failure.message);
      else if (failure.status === 422 && failure.field && onRefused)
        onRefused(failure.field, failure.message);
      else setFailed(failure.message);
    }
  }

  return { why, failed, call, dropQuestion: () => setWhy(undefined) };
}
