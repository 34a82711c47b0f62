import { shown } from '@site/data-types/shown';
import { useFormState, useFormValue } from '@site/ui/form';
import { todayIn } from '@site/data-types/calendar';
import type { WindowTime } from '@site/data-types/entities';
import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { memo, useEffect } from 'react';
import * as m from '../messages/time-fields';
import { offeredWindows } from './offered-windows';
import type { BookingForm } from './form-fields';
import type { Windows } from './use-windows';

interface TimeFieldsProps {
  form: BookingForm;
  windows: Windows;
  /** Text for a visitor without a network; absent if a choice can be queued and sent later. */
  offline?: string;
}

/** Two labels share a line on a phone. The full name of this one would wrap. */
const labels: Partial<Record<WindowTime, string>> = { 'Evening (6-8 PM)': '6-8 PM' };

/** The day of the visit and one of its windows. */
export const TimeFields = memo(function TimeFields({ form, windows, offline }: TimeFieldsProps) {
  const company = useCompany();
  const live = useLive();
  const { errors } = useFormState(form);
  const { free, failed } = windows;
  const days = free?.days ?? null;
  const date = useFormValue(form, 'preferredDate');
  const time = useFormValue(form, 'preferredTime');
  const offered = offeredWindows(date, days, company);
  const taken = offered.some((each) => each.time === time && each.reason);

  useEffect(() => {
    if (taken) form.set('preferredTime', '');
  }, [taken, form]);

  // The document was printed on another day.
  const first = live ? (days?.[0]?.date ?? todayIn(company.timeZone)) : undefined;
  return (
    <>
      <Field
        id="booking-preferredDate"
        label={m.preferredDate}
        hint={free?.hintOf(date)}
        error={errors.preferredDate}
        required
      >
        <TextInput
          {...form.register('preferredDate')}
          type="date"
          chars={10}
          min={first}
          max={days?.at(-1)?.date}
          autoComplete="off"
        />
      </Field>
      <RadioGroup
        {...form.register('preferredTime')}
        id="booking-preferredTime"
        label={m.preferredTime}
        hint={
          failed && offline && !navigator.onLine ? offline : failed ? m.couldNotLookUp : undefined
        }
        error={errors.preferredTime}
        options={offered.map(({ time, reason }) => ({
          value: time,
          label: shown(labels[time] ?? time),
          hint: reason,
          disabled: reason !== undefined,
        }))}
        required
        inline
      />
    </>
  );
});
