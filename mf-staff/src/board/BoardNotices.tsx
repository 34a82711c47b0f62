import { useCompany } from '@site/store';
import { formatInstant } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import * as m from '../messages/board-notices';
import styles from './BoardNotices.module.css';
import { newsWords } from './news';
import type { ShownBoard } from './use-board';

/** Puts the number of news into the tab's title, for a person who looks at another tab. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const before = document.title;
    document.title = `(${count}) ${before}`;
    return () => {
      document.title = before;
    };
  }, [count]);
}

/** Whether the list is up to date, and what others have changed. */
export function BoardNotices({ shown }: { shown: ShownBoard }) {
  const { timeZone } = useCompany();
  const { failure, storedAt, board, news, forgetNews } = shown;
  useTitleCount(news.length);
  return (
    <>
      {failure && (
        <Notice
          tone="warning"
          role="status"
          className={styles.failure}
          title={storedAt ? m.noConnection : failure}
        >
          {storedAt && (
            <p>{m.listInstantCanRead({ instant: formatInstant(new Date(storedAt), timeZone) })}</p>
          )}
          {!storedAt && board && <p>{m.whatSeeMayOut}</p>}
        </Notice>
      )}
      <div role="status" className={news.length ? styles.news : undefined}>
        {news.length > 0 && (
          <>
            <ul role="list">
              {news.map((each) => (
                <li key={each.visit.id}>{newsWords(each, timeZone)}</li>
              ))}
            </ul>
            <Button variant="ghost" onClick={forgetNews}>
              {m.ok}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
