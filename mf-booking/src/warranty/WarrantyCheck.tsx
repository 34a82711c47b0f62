import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';
import { Suspense, useEffect, useState } from 'react';
import { useWarm } from '@site/ui/warm';
import * as m from '../messages/warranty';
import { loadLookUp, WarrantyTicket } from './lazy';
import type { WarrantyAnswer } from './look-up';
import { WarrantyForm } from './WarrantyForm';
import styles from './WarrantyCheck.module.css';
import type { WarrantyQuery } from './warranty-query';

interface Result {
  answer: WarrantyAnswer;
  query: WarrantyQuery;
}

/** The look-up and its result. */
export function WarrantyCheck() {
  const [warm, warmUp] = useWarm();
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!warm) return;
    loadLookUp().then(
      ({ start }) => start(),
      (error: unknown) => console.warn('The warranty look-up could not be loaded.', error),
    );
  }, [warm]);

  return (
    <>
      <WarrantyForm
        found={result !== null && 'record' in result.answer}
        onFocus={warmUp}
        onAnswer={(answer, query) => setResult(answer && { answer, query })}
      />
      {/* The ticket gets the focus, so nothing else announces it. */}
      {result && 'record' in result.answer && (
        <div className={styles.result} data-found="">
          <Suspense fallback={null}>
            <WarrantyTicket answer={result.answer} query={result.query} />
          </Suspense>
        </div>
      )}
      <div className={styles.result} role="status">
        {result && !('record' in result.answer) && (
          <Notice tone={result.answer.state === 'none' ? 'info' : 'error'}>
            <p>{result.answer.message}</p>
            {result.answer.state === 'none' && <p>{m.visitNotHappenedYet}</p>}
            <CallUs place="warranty-result" />
          </Notice>
        )}
      </div>
    </>
  );
}
