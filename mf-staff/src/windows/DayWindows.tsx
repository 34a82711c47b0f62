import type { StaffCalendar, WindowAnswer } from '@site/client/staff';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { timeIndex } from '../board/driving-order';
import { staff } from '../lib/backend';
import * as m from '../messages/windows';
import { useAttempt } from '../session/use-attempt';
import { Capacity } from './Capacity';
import { weekdayOf, weekdays } from '../lib/weekday';
import styles from './Windows.module.css';

interface DayWindowsProps {
  day: StaffCalendar['days'][number];
  calendar: Pick<StaffCalendar, 'usual' | 'closedWeekdays'>;
  reload: () => Promise<void>;
}

const summaryOf = (
  { date, closed, holiday, windows, toMove }: DayWindowsProps['day'],
  isClosedWeekday: boolean,
): string => {
  const booked = windows.reduce((sum, window) => sum + window.booked, 0);
  const places = windows.reduce((sum, { capacity }) => sum + capacity, 0);
  const state = closed
    ? holiday
      ? m.closedHoliday({ holiday })
      : isClosedWeekday
        ? m.closedOnWeekday({ weekday: weekdays[weekdayOf(date) - 1] ?? '' })
        : m.closed
    : m.bookedOfPlacesBooked({ booked, places });
  return toMove > 0 ? m.stateAndToMove({ state, toMove }) : state;
};

/** One day: closed or open, and the places of each window. Nothing booked is dropped. */
export function DayWindows({ day, calendar, reload }: DayWindowsProps) {
  const { date, closed, holiday, windows } = day;
  const { busy, error, attempt } = useAttempt();

  const change = (run: () => Promise<WindowAnswer>) =>
    void attempt(async () => {
      await run();
      await reload();
    });
  const setWindow = (time: string | null, capacity: number | null) =>
    change(() => staff().setWindow({ date, time, capacity }));
  const { usual, closedWeekdays = [] } = calendar;
  const isClosedWeekday = closedWeekdays.includes(weekdayOf(date));
  const usualOf = (time: string) => usual.find((each) => each.time === time)?.capacity ?? 0;
  const isUsual = windows.every(
    ({ time, capacity }) => capacity === (isClosedWeekday ? 0 : usualOf(time)),
  );
  const openOnce = () =>
    void attempt(async () => {
      try {
        for (const { time } of windows) {
          await staff().setWindow({ date, time, capacity: usualOf(time) });
        }
      } finally {
        await reload();
      }
    });

  return (
    <li>
      <Disclosure
        headingLevel={2}
        summary={
          <>
            {formatDay(date)}
            <span className={styles.summary}>
              <Badge tone={day.toMove ? 'critical' : 'neutral'}>
                {summaryOf(day, isClosedWeekday)}
              </Badge>
            </span>
          </>
        }
      >
        <Stack>
          <ul role="list" className={styles.list}>
            {windows
              .toSorted((a, b) => timeIndex(a.time) - timeIndex(b.time))
              .map(({ time, capacity, booked }) => (
                <li key={time} className={styles.line}>
                  <span>
                    {formatWindow(time)}
                    <br />
                    <small>{(capacity === 0 ? m.bookedClosed : m.booked)({ booked })}</small>
                  </span>
                  <Capacity
                    label={m.placesTime({ time: formatWindow(time) })}
                    value={capacity}
                    busy={busy}
                    onChange={(next) => setWindow(time, next)}
                  />
                </li>
              ))}
          </ul>
          {error && <Notice tone="error" title={error} />}
          {holiday ? (
            <Button
              variant="outline"
              loading={busy}
              onClick={() => change(() => staff().setHoliday(date, null))}
            >
              {m.endTheHoliday}
            </Button>
          ) : (
            !windows.every(({ capacity }) => capacity === 0) && (
              <Button variant="secondary" loading={busy} onClick={() => setWindow(null, 0)}>
                {m.closeThisDay}
              </Button>
            )
          )}
          {isClosedWeekday && closed && !holiday ? (
            <Button variant="outline" loading={busy} onClick={openOnce}>
              {m.openThisDay}
            </Button>
          ) : (
            !isUsual && (
              <Button variant="outline" loading={busy} onClick={() => setWindow(null, null)}>
                {closed && !isClosedWeekday ? m.openUsualPlaces : m.backUsualPlaces}
              </Button>
            )
          )}
          {day.toMove > 0 && (
            <Notice tone="warning" role="status" title={m.visitsMoveDay({ count: day.toMove })}>
              <p>{m.listTopPage}</p>
            </Notice>
          )}
        </Stack>
      </Disclosure>
    </li>
  );
}
