import { plural } from '@site/data-types/plural';
import { Notice } from '@site/ui/notice';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { meaningOf, stuck } from '../lib/mail-trouble';
import { useLoaded } from '../session/use-loaded';
import styles from './BoardNotices.module.css';

const everyMs = 60_000;

/** For owners: mails that do not leave. A customer who gets none does not know of the visit. */
export function MailTrouble() {
  const load = useCallback(() => staff().mails(), []);
  const { last, reload } = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [reload]);
  const mails = stuck(last ?? []);
  const reason = mails.find(({ lastError }) => lastError)?.lastError;
  return (
    <div role="status">
      {mails.length > 0 && (
        <Notice
          tone="warning"
          role={undefined}
          className={styles.failure}
          title={`${plural(mails.length, 'mail')} did not leave`}
        >
          <p>
            {reason ? meaningOf(reason) : 'They have waited for more than ten minutes.'}{' '}
            <Link to="/staff/mail">See the mails</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}
