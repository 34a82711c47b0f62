import type { StaffCalendar } from '@site/client/staff';
import { formatWindow } from '@site/data-types/visit';
import { Notice } from '@site/ui/notice';
import { timeIndex } from '../board/driving-order';
import { staff } from '../lib/backend';
import { NumberForm } from '../components/NumberForm';
import { useAttempt } from '../session/use-attempt';
import { Capacity } from './Capacity';
import styles from './Windows.module.css';

interface UsualProps {
  calendar: StaffCalendar;
  reload: () => Promise<void>;
}

/** Places of a day that has none of its own, and how far ahead customers book. */
export function Usual({ calendar: { usual, daysAhead }, reload }: UsualProps) {
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
