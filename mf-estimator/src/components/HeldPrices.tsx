import { shown } from '@site/data-types/shown';
import { formatPriceRange } from '@site/data-types/format';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTimeLeft, heldEstimates, timeLeft } from '../lib/price-lock';
import { estimatePath } from '../lib/addresses';
import { useMinute } from '../lib/use-minute';
import * as m from '../messages/estimate';
import styles from './HeldPrices.module.css';

/** Estimates of earlier visits whose price is still held, each with its time left. */
export function HeldPrices() {
  const [held] = useState(() => heldEstimates());
  const now = useMinute();
  const running = held.filter(({ estimate }) => timeLeft(estimate, now) > 0);
  if (running.length === 0) return null;
  return (
    <Notice title={m.yourPricesAreHeld} className={styles.root}>
      <ul role="list">
        {running.map(({ appliance, issue, estimate }) => (
          <li key={`${appliance}/${issue}`}>
            {m.heldPrice({
              Link: (
                <Link to={estimatePath(appliance, issue, true)}>
                  {shown(estimate.appliance)}, {shown(estimate.issue)}
                </Link>
              ),
              Span: <span className={styles.range}>{formatPriceRange(estimate.priceRange)}</span>,
              timeLeft: formatTimeLeft(timeLeft(estimate, now)),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
