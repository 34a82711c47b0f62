import type { Board, StaffVisit } from '@site/client/staff';
import { formatWindow } from '@site/data-types/visit';
import { Disclosure } from '@site/ui/disclosure';
import { isOver } from '../lib/words';
import * as m from '../messages/today';
import { inDrivingOrder } from './driving-order';
import styles from './TodayList.module.css';
import { useDistance } from './use-distance';
import { VisitItem } from './VisitItem';

interface TodayListProps {
  board: Board;
  /** Those of the board that the person wants to see. */
  visits: StaffVisit[];
  /** Changes that wait on this phone, by number of the visit. */
  waiting: Map<string, string>;
}

/** @param others visits of today that the person has not chosen */
function emptyWords(hasOver: boolean, others: number): string {
  if (others === 0) return hasOver ? m.nothingLeftDoToday : m.thereNoVisitToday;
  const nothing = hasOver ? m.nothingLeftDoChoice : m.noVisitChoice;
  return `${nothing} ${m.othersToday({ count: others })}`;
}

/** Today's visits in driving order, with a heading for each window. */
export function TodayList({ board, visits, waiting }: TodayListProps) {
  const distance = useDistance();
  const { today, days } = board;
  const ofToday = (some: StaffVisit[]) =>
    some.filter(({ preferredDate, state }) => preferredDate === today && state !== 'held');
  const shown = ofToday(visits);
  const others = ofToday(board.visits).length - shown.length;
  const open = inDrivingOrder(
    shown.filter((visit) => !isOver(visit)),
    distance,
  );
  const over = inDrivingOrder(shown.filter(isOver), distance);
  const windows = days.find(({ date }) => date === today)?.windows ?? [];
  const byTime = new Map<string, StaffVisit[]>();
  for (const visit of open)
    byTime.set(visit.preferredTime, [...(byTime.get(visit.preferredTime) ?? []), visit]);

  return (
    <>
      {open.length === 0 && <p>{emptyWords(over.length > 0, others)}</p>}
      {[...byTime].map(([time, inWindow]) => {
        const window = windows.find((each) => each.time === time);
        return (
          <section key={time} aria-label={formatWindow(time)}>
            <div className={styles.window}>
              <h2>{formatWindow(time)}</h2>
              {window && (
                <p>{m.bookedOfPlacesBooked({ booked: window.booked, count: window.capacity })}</p>
              )}
            </div>
            <ul role="list">
              {inWindow.map((visit) => (
                <VisitItem key={visit.id} visit={visit} waiting={waiting.get(visit.id)} />
              ))}
            </ul>
          </section>
        );
      })}
      {over.length > 0 && (
        <Disclosure
          summary={m.doneOrCanceledLength({ length: over.length })}
          className={styles.over}
        >
          <ul role="list">
            {over.map((visit) => (
              <VisitItem key={visit.id} visit={visit} withTime />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
