import type { StaffCalendar } from '@site/client/staff';
import { Notice } from '@site/ui/notice';
import { VisitItem } from '../board/VisitItem';
import * as m from '../messages/windows';
import styles from './Windows.module.css';

/** Visits that their day's places no longer cover, by day. */
export function ToMove({ days }: { days: StaffCalendar['days'] }) {
  const visits = days.flatMap(({ visitsToMove = [] }) => visitsToMove);
  return (
    <div role="status" className={styles.toMove}>
      {visits.length > 0 && (
        <>
          <Notice tone="warning" role={undefined} title={m.visitsToMove({ count: visits.length })}>
            <p>{m.theyStayBookedUntil}</p>
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
