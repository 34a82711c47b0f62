import type { BoardAnswer, BoardDay } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useCallback } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/window-fields';
import { useLoaded } from '../session/use-loaded';

export interface Window {
  date: string;
  time: string;
}

export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const firstDay = (answer: BoardAnswer): BoardDay | undefined =>
  answer.unchanged ? undefined : answer.days[0];

interface WindowFieldsProps extends Window {
  /** Prefix of the controls' ids: `move-day`, `move-window`. */
  prefix: string;
  onChange: (window: Window) => void;
  dayError?: string | undefined;
  windowError?: string | undefined;
}

/** A day, and one of its windows with the places that are free. */
export function WindowFields(props: WindowFieldsProps) {
  const { date, time, prefix, onChange, dayError, windowError } = props;
  const { timeZone } = useCompany();
  const load = useCallback(
    async (): Promise<BoardDay | undefined> =>
      isDate(date) ? firstDay(await staff().board({ from: date, days: 1 })) : undefined,
    [date],
  );
  const { answer: day, failure, isLoading } = useLoaded(load);
  return (
    <>
      <Field id={`${prefix}-day`} label={m.day} error={dayError}>
        <TextInput
          type="date"
          min={todayIn(timeZone)}
          value={date}
          onChange={(event) => onChange({ date: event.target.value, time })}
        />
      </Field>
      {day?.closed && (
        <Notice
          title={
            day.holiday
              ? m.dateIsClosedFor({ date: formatDay(date), holiday: day.holiday })
              : m.dateIsClosed({ date: formatDay(date) })
          }
        />
      )}
      {failure && <Notice tone="warning" title={failure} />}
      {isLoading && isDate(date) && <p>{m.loadingTheWindows}</p>}
      {day && (
        <RadioGroup
          id={`${prefix}-window`}
          error={windowError}
          label={m.windowOnDate({ date: formatDay(date) })}
          name="time"
          value={time}
          onChange={(event) => onChange({ date, time: event.target.value })}
          options={day.windows.map(({ time: each, capacity, booked }) => ({
            value: each,
            label: formatWindow(each),
            hint: capacity > booked ? m.freePlaces({ count: capacity - booked }) : m.noFreePlace,
          }))}
        />
      )}
    </>
  );
}
