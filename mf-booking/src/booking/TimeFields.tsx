import { todayIn } from '@site/data-types/calendar';
import type { TimeSlot } from '@site/data-types/entities';
import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { memo, useEffect } from 'react';
import { offeredSlots } from './offered-slots';
import { useFieldErrors } from './use-field-errors';
import { useFieldValue } from './use-field-value';
import type { FormHandle } from './form-fields';
import type { Windows } from './use-windows';

interface TimeFieldsProps {
  form: FormHandle;
  windows: Windows;
  /** Text for a visitor without a network; absent if a choice can be kept and sent later. */
  offline?: string;
}

/** Two labels share a line on a phone. The full name of this one would wrap. */
const labels: Partial<Record<TimeSlot, string>> = { 'Evening (6-8 PM)': '6-8 PM' };

/** The day of the visit and one of its windows. */
export const TimeFields = memo(function TimeFields({ form, windows, offline }: TimeFieldsProps) {
  const company = useCompany();
  const live = useLive();
  const errors = useFieldErrors(form, 'preferredDate', 'preferredTime');
  const { free, failed } = windows;
  const days = free?.days ?? null;
  const date = useFieldValue(form, 'preferredDate');
  const time = useFieldValue(form, 'preferredTime');
  const slots = offeredSlots(date, days, company);
  const taken = slots.some(({ slot, reason }) => slot === time && reason);

  useEffect(() => {
    if (taken) form.setValue('preferredTime', '');
  }, [taken, form]);

  // The document was printed on another day.
  const first = live ? (days?.[0]?.date ?? todayIn(company.timeZone)) : undefined;
  return (
    <>
      <Field
        id="booking-preferredDate"
        label="Preferred date"
        hint={free?.hintOf(date)}
        error={errors.preferredDate?.message}
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
        label="Preferred time"
        hint={
          failed && offline && !navigator.onLine
            ? offline
            : failed
              ? 'We could not look up the free times. Choose any; the team will confirm yours.'
              : undefined
        }
        error={errors.preferredTime?.message}
        options={slots.map(({ slot, reason }) => ({
          value: slot,
          label: labels[slot] ?? slot,
          hint: reason,
          disabled: reason !== undefined,
        }))}
        required
        inline
      />
    </>
  );
});
