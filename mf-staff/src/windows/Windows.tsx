import { addDays, todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { staff } from '../lib/backend';
import { useLoaded } from '../session/use-loaded';
import { DayWindows } from './DayWindows';
import { Holidays } from './Holidays';
import { Usual } from './Usual';
import styles from './Windows.module.css';

/** Days on one screen. */
const span = 14;

/** What can be booked: days, windows, holidays and how far ahead. */
export function Windows() {
  const { timeZone } = useCompany();
  const [from, setFrom] = useState(() => todayIn(timeZone));
  const load = useCallback(() => staff().calendar({ from, days: span }), [from]);
  const { answer: calendar, failure, reload } = useLoaded(load);
  if (!calendar)
    return failure ? <Notice tone="warning" title={failure} /> : <p>Loading the windows…</p>;
  return (
    <Stack gap="lg" className={styles.root}>
      {failure && <Notice tone="warning" role="status" title={failure} />}
      <section aria-label="Days">
        <ul role="list">
          {calendar.days.map((day) => (
            <DayWindows key={day.date} day={day} usual={calendar.usual} reload={reload} />
          ))}
        </ul>
        <div className={styles.turn}>
          <Button variant="outline" onClick={() => setFrom(addDays(from, -span))}>
            Earlier
          </Button>
          <Button variant="outline" onClick={() => setFrom(addDays(from, span))}>
            Later
          </Button>
        </div>
      </section>
      <Holidays holidays={calendar.holidays} reload={reload} />
      <Usual calendar={calendar} reload={reload} />
    </Stack>
  );
}
