import type { Board, BoardDay, BoardWindow, StaffVisit } from '@site/client/staff';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { shown } from '@site/data-types/shown';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isOver, visitPath } from '../lib/words';
import * as m from '../messages/board';
import { isOwner, usePerson } from '../session/person-context';
import styles from './DayTable.module.css';
import { timeIndex } from './driving-order';
import { useIsPast } from './past';
import { RearrangeNotice } from './RearrangeNotice';
import { StateBadge } from './StateBadge';
import { type Cell, useRearrange } from './use-rearrange';

interface Column {
  name: string;
  /** Null: no technician. Absent for a name that is on no list: no visit can be given to it. */
  email?: string | null;
  has: (visit: StaffVisit) => boolean;
}

/** Technicians with a visit on this day or on the list of people, then those without one. */
function columnsOf({ people }: Board, visits: StaffVisit[]): Column[] {
  const listed = people.map(({ email }) => email);
  const others = new Set(
    visits.flatMap(({ technician }) =>
      technician && !listed.includes(technician.email ?? '') ? [technician.name] : [],
    ),
  );
  return [
    ...people
      .filter(({ role, email }) => role === 'technician' || visits.some(byEmail(email)))
      .map(({ email, name }) => ({ name, email, has: byEmail(email) })),
    ...[...others].map((name) => ({
      name,
      has: ({ technician }: StaffVisit) =>
        technician?.name === name && !listed.includes(technician.email ?? ''),
    })),
    { name: m.noTechnician, email: null, has: ({ technician }: StaffVisit) => !technician },
  ];
}

const byEmail =
  (email: string) =>
  ({ technician }: StaffVisit): boolean =>
    technician?.email === email;

/** `past`, `closed`, `1 too many` or `2 of 3 free`. */
function placesOf({ capacity, booked }: BoardWindow, isPast: boolean): string {
  if (isPast) return m.pastWindow;
  if (capacity === 0) return m.closedWindow;
  return booked > capacity
    ? m.tooMany({ count: booked - capacity })
    : m.someFree({ free: capacity - booked, capacity });
}

/** Columns and rows from a cell to the next one. */
const arrows: Partial<Record<string, [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

interface DayTableProps {
  board: Board;
  day: BoardDay;
  /** Default: the day. */
  title?: string;
  reload: () => Promise<void>;
}

/**
 * One day: windows × technicians, with the free places of each window. On phones one list. An owner
 * drags a visit into another cell, or moves it with Alt and an arrow.
 */
export function DayTable({ board, day, title = formatDay(day.date), reload }: DayTableProps) {
  const isPast = useIsPast();
  const owner = isOwner(usePerson());
  const rearrange = useRearrange(reload);
  const [dragged, setDragged] = useState<StaffVisit>();
  const visits = board.visits.filter(
    ({ preferredDate, state }) => preferredDate === day.date && state !== 'canceled',
  );
  const columns = columnsOf(board, visits);
  const rows = day.windows.toSorted((a, b) => timeIndex(a.time) - timeIndex(b.time));
  const cellAt = (column: Column | undefined, time: string | undefined): Cell | undefined =>
    column?.email !== undefined && time !== undefined
      ? { time, email: column.email, name: column.name }
      : undefined;
  /** The cell to which Alt and an arrow lead. */
  const nextCell = (key: string, at: number, time: string): Cell | undefined => {
    const row = rows.findIndex((each) => each.time === time);
    const [right, down] = arrows[key] ?? [0, 0];
    return right || down ? cellAt(columns[at + right], rows[row + down]?.time) : undefined;
  };
  const canMove = (visit: StaffVisit) => owner && !isOver(visit);
  return (
    <div className={styles.root}>
      <h2>{title}</h2>
      {day.closed && <p>{day.holiday ? m.closedHoliday({ holiday: day.holiday }) : m.closedDay}</p>}
      {owner && visits.some(canMove) && (
        <p className={styles.hint} id="day-table-keys">
          {m.dragVisitAnotherPerson}
        </p>
      )}
      <RearrangeNotice rearrange={rearrange} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.window}</th>
            {columns.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((window) => {
            const { time } = window;
            return (
              <tr key={time}>
                <th scope="row">
                  {formatWindow(time)}
                  <span className={styles.free}>{placesOf(window, isPast(day.date, time))}</span>
                </th>
                {columns.map((column, at) => {
                  const { name, has } = column;
                  const cell = cellAt(column, time);
                  const own = visits.filter((visit) => visit.preferredTime === time && has(visit));
                  return (
                    <td
                      key={name}
                      data-label={name}
                      data-empty={own.length ? undefined : ''}
                      data-takes={dragged && cell ? '' : undefined}
                      onDragOver={(event) => dragged && cell && event.preventDefault()}
                      onDrop={(event) => {
                        event.preventDefault();
                        if (dragged && cell) rearrange.drop(dragged, cell);
                      }}
                    >
                      {own.map((visit) => (
                        <Link
                          key={visit.id}
                          className={styles.visit}
                          to={visitPath(visit.id)}
                          draggable={canMove(visit)}
                          aria-describedby={canMove(visit) ? 'day-table-keys' : undefined}
                          onDragStart={() => setDragged(visit)}
                          onDragEnd={() => setDragged(undefined)}
                          onKeyDown={(event) => {
                            const to =
                              event.altKey && canMove(visit) && nextCell(event.key, at, time);
                            if (!to) return;
                            event.preventDefault();
                            rearrange.drop(visit, to);
                          }}
                        >
                          <span className={styles.name}>{visit.name}</span>
                          <span>
                            {shown(visit.appliance)}, {visit.zip}
                          </span>
                          <StateBadge visit={visit} />
                        </Link>
                      ))}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
