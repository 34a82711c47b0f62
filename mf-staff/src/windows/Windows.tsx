import { addDays, todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/windows';
import { useLoaded } from '../session/use-loaded';
import { DayWindows } from './DayWindows';
import { Holidays } from './Holidays';
import { ToMove } from './ToMove';
import { Usual } from './Usual';
import { Weekdays } from './Weekdays';
import styles from './Windows.module.css';

/** Days on one screen. */
const span = 14;
/** The most that the server answers; customers book about as far ahead. */
const farthest = 62;

/** Bookable times: days, windows, holidays and how far ahead. */
export function Windows() {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [from, setFrom] = useState(today);
  const load = useCallback(() => staff().calendar({ from, days: span }), [from]);
  const { answer: calendar, last, failure, reload } = useLoaded(load, `calendar ${from}`);
  const loadAhead = useCallback(() => staff().calendar({ from: today, days: farthest }), [today]);
  const {
    answer: ahead,
    failure: aheadFailure,
    reload: reloadAhead,
  } = useLoaded(loadAhead, 'calendar ahead');
  const reloadAll = async () => void (await Promise.all([reload(), reloadAhead()]));
  // Holidays and usual places are the same for every range of days.
  const known = calendar ?? last;
  if (!known)
    return failure ? <Notice tone="warning" title={failure} /> : <p>{m.loadingTheWindows}</p>;
  return (
    <>
      <ToMove days={ahead?.days ?? []} />
      <Stack gap="lg" className={styles.root}>
        {(failure ?? aheadFailure) && (
          <Notice tone="warning" role="status" title={failure ?? aheadFailure} />
        )}
        <section aria-label={m.daysLabel}>
          {!calendar && !failure && <p>{m.loadingTheDays}</p>}
          <ul role="list">
            {calendar?.days.map((day) => (
              <DayWindows key={day.date} day={day} calendar={calendar} reload={reloadAll} />
            ))}
          </ul>
          <div className={styles.turn}>
            <Button variant="outline" onClick={() => setFrom(addDays(from, -span))}>
              {m.earlier}
            </Button>
            <Button variant="outline" onClick={() => setFrom(addDays(from, span))}>
              {m.later}
            </Button>
          </div>
        </section>
        <Holidays holidays={known.holidays} reload={reloadAll} />
        {known.closedWeekdays && <Weekdays closed={known.closedWeekdays} reload={reloadAll} />}
        <Usual calendar={known} reload={reloadAll} />
      </Stack>
    </>
  );
}
