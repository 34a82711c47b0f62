import type { StaffCalendar } from '@site/client/staff';
import { formatWindow } from '@site/data-types/visit';
import { Notice } from '@site/ui/notice';
import { timeIndex } from '../board/driving-order';
import { staff } from '../lib/backend';
import { Button } from '@site/ui/button';
import { NumberForm } from '../components/NumberForm';
import { useAttempt } from '../session/use-attempt';
import { Capacity } from './Capacity';
import styles from './Windows.module.css';

interface UsualProps {
  calendar: StaffCalendar;
  reload: () => Promise<void>;
}

/** Places of a day that has none of its own, and how far ahead customers book. */
export function Usual({ calendar, reload }: UsualProps) {
  const { usual, daysAhead, visitsPerPerson } = calendar;
  const { busy, error, attempt } = useAttempt();

  const setCapacity = (time: string, capacity: number) =>
    void attempt(async () => {
      await staff().setUsualCapacity(time, capacity);
      await reload();
    });

  return (
    <section aria-label="Usual places" className={styles.section}>
      <h2>Usual places</h2>
      <p>They hold for every day that has no places of its own.</p>
      <ul role="list" className={styles.list}>
        {usual
          .toSorted((a, b) => timeIndex(a.time) - timeIndex(b.time))
          .map(({ time, capacity }) => (
            <li key={time} className={styles.line}>
              {formatWindow(time)}
              <Capacity
                label={`usual places, ${formatWindow(time)}`}
                value={capacity}
                busy={busy}
                onChange={(next) => setCapacity(time, next)}
              />
            </li>
          ))}
      </ul>
      {error && <Notice tone="error" title={error} />}
      {visitsPerPerson !== undefined && <FollowPeople visits={visitsPerPerson} reload={reload} />}
      <NumberForm
        label="Days ahead"
        hint="How many days from today customers can book."
        unit="days"
        value={daysAhead}
        onSave={async (days) => {
          await staff().setDaysAhead(days);
          await reload();
        }}
      />
    </section>
  );
}

interface FollowPeopleProps {
  visits: number | null;
  reload: () => Promise<void>;
}

/** Whether the places of a day follow the people who work on it. */
function FollowPeople({ visits, reload }: FollowPeopleProps) {
  const { busy, error, attempt } = useAttempt();
  const set = (next: number | null) =>
    void attempt(async () => {
      await staff().setVisitsPerPerson(next);
      await reload();
    });
  return (
    <>
      {visits === null ? (
        <>
          <p>The places can follow who works on a day, see People.</p>
          <Button variant="outline" loading={busy} onClick={() => set(1)}>
            Follow Who Works
          </Button>
        </>
      ) : (
        <>
          <p>
            The places follow who works: above, 0 still closes a window, and every other number is
            replaced.
          </p>
          <div className={styles.line}>
            Visits of one person in a window
            <Capacity
              label="visits of one person in a window"
              value={visits}
              busy={busy}
              least={1}
              most={10}
              onChange={set}
            />
          </div>
          <Button variant="ghost" loading={busy} onClick={() => set(null)}>
            Use the Usual Places
          </Button>
        </>
      )}
      {error && <Notice tone="error" title={error} />}
    </>
  );
}
