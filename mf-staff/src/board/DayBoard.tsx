import type { Board, StaffVisit } from '@site/client/staff';
import type { DayStop } from '@site/data-types/federated-modules';
import { Guard, loadModule, report } from '@site/federation';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { isOver } from '../lib/words';
import * as m from '../messages/day-board';
import styles from './DayBoard.module.css';
import { DayTable } from './DayTable';
import { inDrivingOrder } from './driving-order';
import { useDistance } from './use-distance';

export interface DayBoardProps {
  board: Board;
  reload: () => Promise<void>;
}

const mapId = 'mf-service-areas/DayMap';

type DayMap = ComponentType<{ stops: DayStop[] }>;

/** The map of another part; undefined while it cannot be loaded. A fragment would blink at each change. */
function useDayMap(): DayMap | undefined {
  const [map, setMap] = useState<DayMap>();
  useEffect(() => {
    let isGone = false;
    void loadModule(mapId, null)
      .then(async (module) => {
        await module?.warm?.({ stops: [] });
        if (module && !isGone) setMap(() => module.default as DayMap);
      })
      .catch((error: unknown) => report(mapId, error));
    return () => {
      isGone = true;
    };
  }, []);
  return map;
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
  const map = useDayMap();
  const day = board.days.find(({ date }) => date === board.today);
  if (!day) return null;
  const open = board.visits.filter(
    (visit) => visit.preferredDate === board.today && visit.state !== 'held' && !isOver(visit),
  );
  return (
    <div className={styles.root}>
      <DayTable board={board} day={day} title={m.whoGoesWhere} reload={reload} />
      {map && (
        <Guard onError={(error) => report(mapId, error)} fallback={null}>
          {createElement(map, { stops: stopsOf(open, distance) })}
        </Guard>
      )}
    </div>
  );
}
