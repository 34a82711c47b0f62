import type { Board, BoardDay } from '@site/client/staff';
import { formatDay } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import * as m from '../messages/week';
import styles from './DayPicker.module.css';
import { useIsPast } from './past';

interface DayPickerProps {
  board: Board;
  /** The day that is shown. */
  date: string;
  onPick: (date: string) => void;
  onEarlier: () => void;
  onLater: () => void;
}

/** Places that can still be booked. */
const freeOf = (
  { date, closed, windows }: BoardDay,
  isPast: ReturnType<typeof useIsPast>,
): number =>
  closed
    ? 0
    : windows
        .filter(({ time }) => !isPast(date, time))
        .reduce((sum, { capacity, booked }) => sum + Math.max(0, capacity - booked), 0);

/** `Tuesday, November 24` → `Tue 24` */
const shortDay = (date: string): string =>
  `${formatDay(date).slice(0, 3)} ${Number(date.slice(-2))}`;

/** The days with their visits and free places; one is shown below. */
export function DayPicker({ board, date, onPick, onEarlier, onLater }: DayPickerProps) {
  const isPast = useIsPast();
  const visitsOn = (on: string) =>
    board.visits.filter(({ preferredDate, state }) => preferredDate === on && state !== 'canceled')
      .length;
  return (
    <div className={styles.root}>
      <ul role="list" className={styles.days}>
        {board.days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              className={styles.day}
              aria-pressed={day.date === date}
              onClick={() => onPick(day.date)}
            >
              <span className={styles.name}>{shortDay(day.date)}</span>
              <span>{m.visits({ count: visitsOn(day.date) })}</span>
              <span className={styles.free}>
                {day.closed
                  ? (day.holiday ?? m.closed)
                  : m.freeOfFree({ freeOf: freeOf(day, isPast) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.turn}>
        <Button variant="outline" onClick={onEarlier}>
          {m.weekBefore}
        </Button>
        <Button variant="outline" onClick={onLater}>
          {m.weekAfter}
        </Button>
      </div>
    </div>
  );
}
