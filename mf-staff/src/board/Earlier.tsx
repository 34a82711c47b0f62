import type { StaffVisit } from '@site/client/staff';
import * as m from '../messages/today';
import styles from './TodayList.module.css';
import { VisitItem } from './VisitItem';

interface EarlierProps {
  visits: StaffVisit[];
  /** Changes that wait on this phone, by number of the visit. */
  waiting: Map<string, string>;
}

/** Visits of days before that are still open. They would be forgotten with their day. */
export function Earlier({ visits, waiting }: EarlierProps) {
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <div className={styles.window}>
        <h2 id="earlier">{m.leftFromEarlierDays}</h2>
      </div>
      <ul role="list">
        {visits.map((visit) => (
          <VisitItem key={visit.id} visit={visit} withTime waiting={waiting.get(visit.id)} />
        ))}
      </ul>
    </section>
  );
}
