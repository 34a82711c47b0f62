import type { StaffCalendar } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { staff } from '../lib/backend';
import * as m from '../messages/windows';
import { useAttempt } from '../session/use-attempt';
import { weekdays } from '../lib/weekday';
import styles from './Windows.module.css';

interface WeekdaysProps {
  closed: NonNullable<StaffCalendar['closedWeekdays']>;
  reload: () => Promise<void>;
}

/** Weekdays on which the business is closed, week after week. */
export function Weekdays({ closed, reload }: WeekdaysProps) {
  const { busy, error, attempt } = useAttempt();

  const set = (weekday: number, isClosed: boolean) =>
    void attempt(async () => {
      await staff().setWeekday(weekday, isClosed);
      await reload();
    });

  return (
    <section aria-label={m.weekdays} className={styles.section}>
      <h2>{m.weekdays}</h2>
      <p>{m.closedOneNoPlaces}</p>
      <ul role="list" className={styles.list}>
        {weekdays.map((name, index) => {
          const isClosed = closed.includes(index + 1);
          return (
            <li key={name} className={styles.line}>
              <span>
                {name}: {isClosed ? m.closed : m.open}
              </span>
              <Button
                variant="ghost"
                aria-label={`${isClosed ? m.openLabel : m.closeLabel} ${name}`}
                loading={busy}
                onClick={() => set(index + 1, !isClosed)}
              >
                {isClosed ? m.openLabel : m.closeLabel}
              </Button>
            </li>
          );
        })}
      </ul>
      {error && <Notice tone="error" title={error} />}
    </section>
  );
}
