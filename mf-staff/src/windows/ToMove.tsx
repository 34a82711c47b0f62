import type { StaffCalendar } from '@site/client/staff';
import { plural } from '@site/data-types/plural';
import { Notice } from '@site/ui/notice';
import { VisitItem } from '../board/VisitItem';
import styles from './Windows.module.css';

/** Visits that their day's places no longer cover, by day. */
export function ToMove({ days }: { days: StaffCalendar['days'] }) {
  const visits = days.flatMap(({ visitsToMove = [] }) => visitsToMove);
  return (
    <div role="status" className={styles.toMove}>
      {visits.length > 0 && (
        <>
          <Notice
            tone="warning"
            role={undefined}
            title={`${plural(visits.length, 'visit')} to move`}
          >
            <p>They stay booked until you have agreed on another time.</p>
          </Notice>
          <ul role="list">
            {visits.map((visit) => (
              <VisitItem key={visit.id} visit={visit} withTime />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
