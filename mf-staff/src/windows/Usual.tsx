import type { StaffCalendar } from '@site/client/staff';
import { formatWindow } from '@site/data-types/visit';
import { Notice } from '@site/ui/notice';
import { timeIndex } from '../board/driving-order';
import { staff } from '../lib/backend';
import { Button } from '@site/ui/button';
import { NumberForm } from '../components/NumberForm';
import * as m from '../messages/windows';
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
    <section aria-label={m.usualPlaces} className={styles.section}>
      <h2>{m.usualPlaces}</h2>
      <p>{m.theyHoldEveryDay}</p>
      <ul role="list" className={styles.list}>
        {usual
          .toSorted((a, b) => timeIndex(a.time) - timeIndex(b.time))
          .map(({ time, capacity }) => (
            <li key={time} className={styles.line}>
              {formatWindow(time)}
              <Capacity
                label={m.usualPlacesTime({ time: formatWindow(time) })}
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
        label={m.daysAhead}
        hint={m.howManyDaysToday}
        unit={m.days}
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
          <p>{m.placesCanFollowWho}</p>
          <Button variant="outline" loading={busy} onClick={() => set(1)}>
            {m.followWhoWorks}
          </Button>
        </>
      ) : (
        <>
          <p>{m.placesFollowWhoWorks}</p>
          <div className={styles.line}>
            {m.visitsOnePersonWindowLabel}
            <Capacity
              label={m.visitsOnePersonWindow}
              value={visits}
              busy={busy}
              least={1}
              most={10}
              onChange={set}
            />
          </div>
          <Button variant="ghost" loading={busy} onClick={() => set(null)}>
            {m.useTheUsualPlaces}
          </Button>
        </>
      )}
      {error && <Notice tone="error" title={error} />}
    </>
  );
}
