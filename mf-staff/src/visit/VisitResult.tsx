import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { changeOf } from '../lib/change-words';
import * as m from '../messages/visit';
import type { Result } from './use-visit-change';
import styles from './VisitPage.module.css';

/** Milliseconds; the server holds the mail a second longer. */
const undoMs = 9_000;

/** The way back, for as long as it works. */
function UndoButton({ undo }: { undo: () => void }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : (
    <Button variant="outline" onClick={undo}>
      {m.undo}
    </Button>
  );
}

/**
 * Result of the person's last action. A warning or an error takes the focus: it may stand a screen
 * above the button that was pressed, where the person would not see it.
 */
export function VisitResult({ result }: { result: Result | undefined }) {
  const { timeZone } = useCompany();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!result || result.tone === 'success') return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  return (
    <div
      ref={root}
      role={result?.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={styles.results}
    >
      {result && (
        <Notice
          tone={result.tone}
          role={undefined}
          title={(result.changed && changeOf(result.changed, timeZone)) ?? result.title}
          className={styles.result}
        >
          {result.text && <p>{result.text}</p>}
          {result.undo && <UndoButton undo={result.undo} />}
        </Notice>
      )}
    </div>
  );
}
