import type { DaysAnswer, StaffPerson } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { formatDate } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { visitPath, whenOf } from '../lib/words';
import { weekdays } from '../lib/weekday';
import { daysWords } from '../lib/working-days';
import * as m from '../messages/people';
import { useAttempt } from '../session/use-attempt';
import { DaysForm } from './DaysForm';
import styles from './Office.module.css';

/** Weekdays and days off of a person, and the visits that clash with them. */
export function WorkingDays({ person: first }: { person: StaffPerson }) {
  const today = todayIn(useCompany().timeZone);
  const [answer, setAnswer] = useState<DaysAnswer>({ person: first, clashes: [] });
  const { busy, error, attempt } = useAttempt();
  const { person, clashes } = answer;
  const { email, name, workingDays = [], timeOff = [] } = person;
  const change = (run: () => Promise<DaysAnswer>) => attempt(async () => setAnswer(await run()));
  const toggle = (day: number) =>
    void change(() =>
      staff().setWorkingDays(
        email,
        workingDays.includes(day)
          ? workingDays.filter((each) => each !== day)
          : [...workingDays, day],
      ),
    );

  return (
    <Disclosure summary={m.worksDaysWords({ daysWords: daysWords(workingDays) })}>
      <Stack>
        <div role="group" aria-label={m.weekdaysOfName({ name })} className={styles.days}>
          {weekdays.map((label, index) => (
            <label key={label} className={styles.day}>
              <input
                type="checkbox"
                checked={workingDays.includes(index + 1)}
                disabled={busy}
                onChange={() => toggle(index + 1)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        {timeOff.length > 0 && (
          <ul role="list">
            {timeOff.map(({ id, from, to }) => (
              <li key={id} className={styles.row}>
                <span className={styles.off}>
                  {from === to
                    ? m.offOn({ date: formatDate(from) })
                    : m.offFromTo({ from: formatDate(from), to: formatDate(to) })}
                </span>
                <Button
                  variant="ghost"
                  loading={busy}
                  aria-label={m.removeTimeOff({ from: formatDate(from) })}
                  onClick={() => void change(() => staff().removeTimeOff(email, id))}
                >
                  {m.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <DaysForm
          days={{ from: today, to: today }}
          button={m.addTimeOff}
          send={async ({ from, to }) => setAnswer(await staff().addTimeOff(email, from, to))}
        />
        {error && <Notice tone="error" title={error} />}
        <div role="status">
          {clashes.length > 0 && (
            <Notice
              tone="warning"
              role={undefined}
              title={m.nameVisitsDaysWithout({ name, count: clashes.length })}
            >
              <ul>
                {clashes.map((visit) => (
                  <li key={visit.id}>
                    <Link to={visitPath(visit.id)}>{visit.name}</Link>, {whenOf(visit)}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      </Stack>
    </Disclosure>
  );
}
