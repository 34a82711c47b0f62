import { formatInstant, lockEnd, lockHours } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Unbroken } from '@site/ui/unbroken';
import { formatTimeLeft } from '../lib/price-lock';
import * as m from '../messages/estimate';
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
        <p>{m.priceLockIsOver({ lockHours })}</p>
        <Button variant="outline" onClick={onRenew}>
          {m.calculateAgain}
        </Button>
      </>
    );
  }
  const end = lockEnd(calculatedAt);
  return (
    <p>
      {m.priceLockLeft({
        strong: (words) => <strong>{words}</strong>,
        span: (words) => <span className={styles.left}>{words}</span>,
        left: formatTimeLeft(left),
        lockHours,
        Unbroken: (
          <Unbroken>
            <time dateTime={end.toISOString()}>{formatInstant(end, timeZone)}</time>
          </Unbroken>
        ),
      })}
    </p>
  );
}
