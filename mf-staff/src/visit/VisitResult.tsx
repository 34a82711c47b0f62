import { useCompany } from '@site/store';
import { Notice } from '@site/ui/notice';
import { changeOf } from '../lib/change-words';
import type { Result } from './use-visit-change';
import styles from './VisitPage.module.css';

/** What came of the person's last action. */
export function VisitResult({ result }: { result: Result | undefined }) {
  const { timeZone } = useCompany();
  return (
    <div role={result?.tone === 'error' ? 'alert' : 'status'}>
      {result && (
        <Notice
          tone={result.tone}
          role={undefined}
          title={(result.changed && changeOf(result.changed, timeZone)) ?? result.title}
          className={styles.result}
        >
          {result.text && <p>{result.text}</p>}
        </Notice>
      )}
    </div>
  );
}
