import type { Board, StaffVisit } from '@site/client/staff';
import { Fragment } from '@site/federation';
import { isOver } from '../lib/words';
import styles from './DayBoard.module.css';
import { DayTable } from './DayTable';
import { inDrivingOrder } from './driving-order';
import { useDistance } from './use-distance';

export interface DayBoardProps {
  board: Board;
  reload: () => Promise<void>;
}

/** Stops of each person as they drive; visits without a technician are no stops yet. */
function stopsOf(visits: StaffVisit[], distance: ReturnType<typeof useDistance>) {
  const people = [...new Set(visits.flatMap(({ technician }) => technician?.name ?? []))];
  return people.flatMap((person) =>
    inDrivingOrder(
      visits.filter(({ technician }) => technician?.name === person),
      distance,
    ).map(({ zip }) => ({ person, zip })),
  );
}

/** Today as a table of windows and people, and on a map. */
export function DayBoard({ board, reload }: DayBoardProps) {
  const distance = useDistance();
  const day = board.days.find(({ date }) => date === board.today);
  if (!day) return null;
  const open = board.visits.filter(
    (visit) => visit.preferredDate === board.today && visit.state !== 'held' && !isOver(visit),
  );
  return (
    <div className={styles.root}>
      <DayTable board={board} day={day} reload={reload} />
      <Fragment name="mf-service-areas/DayMap" props={{ stops: stopsOf(open, distance) }} />
    </div>
  );
}
