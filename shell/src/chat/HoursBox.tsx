import { useCompany } from '@site/store';
import { useEffect, useState } from 'react';
import { openingHours } from '../components/opening-hours';
import * as m from '../messages/chat';
import { openNow } from './open-now';
import styles from './HoursBox.module.css';

const refreshMs = 30_000;

/** The business hours, and whether the business is open now. */
export function HoursBox() {
  const company = useCompany();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const { open, words } = openNow(company, now);
  return (
    <div className={styles.root} role="group" aria-label={m.businessHours}>
      <p className={styles.now} data-open={open ? '' : undefined}>
        {words}
      </p>
      {openingHours(company.hours).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{m.cityTimeEmergenciesAround({ city: company.address.city })}</p>
    </div>
  );
}
