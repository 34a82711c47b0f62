import type { Board, BoardDay, BoardWindow, StaffVisit } from '@site/client/staff';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { Link } from 'react-router-dom';
import { visitPath } from '../lib/words';
import styles from './DayTable.module.css';
import { timeIndex } from './driving-order';
import { useIsPast } from './past';
import { StateBadge } from './StateBadge';

interface Column {
  name: string;
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
      .map(({ email, name }) => ({ name, has: byEmail(email) })),
    ...[...others].map((name) => ({
      name,
      has: ({ technician }: StaffVisit) =>
        technician?.name === name && !listed.includes(technician.email ?? ''),
    })),
    { name: 'No technician', has: ({ technician }: StaffVisit) => !technician },
  ];
}

const byEmail =
  (email: string) =>
  ({ technician }: StaffVisit): boolean =>
    technician?.email === email;

/** `past`, `closed`, `1 too many` or `2 of 3 free`. */
function placesOf({ capacity, booked }: BoardWindow, isPast: boolean): string {
  if (isPast) return 'past';
  if (capacity === 0) return 'closed';
  return booked > capacity
    ? `${booked - capacity} too many`
    : `${capacity - booked} of ${capacity} free`;
}

/** One day: windows × technicians, with the free places of each window. On phones one list. */
export function DayTable({ board, day }: { board: Board; day: BoardDay }) {
  const isPast = useIsPast();
  const visits = board.visits.filter(
    ({ preferredDate, state }) => preferredDate === day.date && state !== 'canceled',
  );
  const columns = columnsOf(board, visits);
  const rows = day.windows.toSorted((a, b) => timeIndex(a.time) - timeIndex(b.time));
  return (
    <div className={styles.root}>
      <h2>{formatDay(day.date)}</h2>
      {day.closed && <p>{day.holiday ? `Closed: ${day.holiday}.` : 'Closed.'}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Window</th>
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
                {columns.map(({ name, has }) => {
                  const own = visits.filter((visit) => visit.preferredTime === time && has(visit));
                  return (
                    <td key={name} data-label={name} data-empty={own.length ? undefined : ''}>
                      {own.map((visit) => (
                        <Link key={visit.id} className={styles.visit} to={visitPath(visit.id)}>
                          <span className={styles.name}>{visit.name}</span>
                          <span>
                            {visit.appliance}, {visit.zip}
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
