import type { StaffVisit } from '@site/client/staff';
import { plural } from '@site/data-types/plural';
import { Disclosure } from '@site/ui/disclosure';
import { timeIndex } from './driving-order';
import styles from './ToConfirm.module.css';
import { VisitItem } from './VisitItem';

/** Requests that wait for the business's call, those that wait too long first. */
export function ToConfirm({ visits }: { visits: StaffVisit[] }) {
  const requested = visits
    .filter(({ state }) => state === 'requested')
    .toSorted(
      (a, b) =>
        Number(b.late) - Number(a.late) ||
        a.preferredDate.localeCompare(b.preferredDate) ||
        timeIndex(a.preferredTime) - timeIndex(b.preferredTime),
    );
  if (requested.length === 0) return null;
  const late = requested.filter((visit) => visit.late).length;
  return (
    <Disclosure
      className={styles.root}
      headingLevel={2}
      summary={`${plural(requested.length, 'visit')} to confirm${late ? `, ${late} late` : ''}`}
      open={late > 0}
    >
      <ul role="list">
        {requested.map((visit) => (
          <VisitItem key={visit.id} visit={visit} withTime />
        ))}
      </ul>
    </Disclosure>
  );
}
