import { callNow } from '@site/client/mail/visit-words';
import type { VisitTime } from '@site/client/mail/visit-words';
import { useCompany } from '@site/store';
import { useSyncExternalStore } from 'react';
import * as m from '../messages/book-online';
import styles from './CallTime.module.css';

/** Milliseconds between two looks at the clock. */
const refreshMs = 30_000;

function subscribeToClock(onChange: () => void) {
  const timer = setInterval(onChange, refreshMs);
  return () => clearInterval(timer);
}

interface CallTimeProps {
  /** The chosen window. The first one of a day may begin before we can call. */
  visit?: VisitTime;
  /** The visit is covered by a warranty, so it has no final price. */
  free?: boolean;
}

/**
 * When we call after a booking. The first sentence is in the printed document, so it must be true at
 * any hour. The second depends on the clock; its line is reserved, so the page does not shift.
 */
export function CallTime({ visit, free }: CallTimeProps) {
  const company = useCompany();
  const now = useSyncExternalStore(
    subscribeToClock,
    () => callNow({ ...company, ...company.claims }, new Date(), visit),
    () => '',
  );
  return (
    <div>
      <p>{(free ? m.callWithinFree : m.callWithinPaid)(company.claims)}</p>
      <p className={styles.now}>{now}</p>
    </div>
  );
}
