import { formatInstant, lockEnd, lockHours } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Unbroken } from '@site/ui/unbroken';
import { formatTimeLeft } from '../lib/price-lock';
import styles from './PriceLock.module.css';

interface PriceLockProps {
  /** ISO 8601 instant. */
  calculatedAt: string;
  /** Milliseconds until the price ends; 0 after that. */
  left: number;
  onRenew: () => void;
}

/** How long the price is held, and a button for a new one when it has ended. */
export function PriceLock({ calculatedAt, left, onRenew }: PriceLockProps) {
  const { timeZone } = useCompany();
  if (left === 0) {
    return (
      <>
        <p>The {lockHours} hours of this price lock are over.</p>
        <Button variant="outline" onClick={onRenew}>
          Calculate Again
        </Button>
      </>
    );
  }
  const end = lockEnd(calculatedAt);
  return (
    <p>
      <strong>
        Price lock<span className={styles.left}>: {formatTimeLeft(left)} left</span>.
      </strong>{' '}
      Schedule within {lockHours} hours, by{' '}
      <Unbroken>
        <time dateTime={end.toISOString()}>{formatInstant(end, timeZone)}</time>
      </Unbroken>
      , and we honor this estimate. The final price is set after the inspection.
    </p>
  );
}
