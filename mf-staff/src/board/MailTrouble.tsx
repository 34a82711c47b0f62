import { Notice } from '@site/ui/notice';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { meaningOf, stuck } from '../lib/mail-trouble';
import * as m from '../messages/today';
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
          title={m.mailsDidNotLeave({ count: mails.length })}
        >
          <p>
            {reason ? meaningOf(reason) : m.theyWaitedMoreThan}{' '}
            <Link to="/staff/mail">{m.seeTheMails}</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}
