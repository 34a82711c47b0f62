import { callNow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { useSyncExternalStore } from 'react';
import styles from './CallTime.module.css';

/** How often the clock is looked at. Milliseconds. */
const tick = 30_000;

function everyTick(onChange: () => void) {
  const timer = setInterval(onChange, tick);
  return () => clearInterval(timer);
}

/**
 * When somebody who books is called. The first sentence is printed, so it says what holds at every
 * hour; what the clock knows stands beside it in a line that is kept free, so that nothing moves.
 */
export function CallTime() {
  const company = useCompany();
  const now = useSyncExternalStore(
    everyTick,
    () => callNow(company, new Date()),
    () => '',
  );
  return (
    <div>
      <p>
        We call within {company.claims.confirmationMinutes} minutes during opening hours, otherwise
        when we next open, to confirm. You hear the final price after the inspection, before any
        work begins.
      </p>
      <p className={styles.now}>{now}</p>
    </div>
  );
}
