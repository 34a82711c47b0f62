import { todayIn } from '@site/data-types/calendar';
import { timeSlots } from '@site/data-types/entities';
import type { TimeSlot } from '@site/data-types/entities';
import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { useEffect } from 'react';
import type { OfferedSlot } from './offered-slots';
import type { Desk } from '../lib/open-desk';
import { useAnswer } from './use-field-value';
import type { BookingForm } from './use-booking-draft';
import type { Windows } from './use-windows';
import { FormPart } from './FormPart';

interface TimeFieldsProps {
  form: BookingForm;
  /** Knows which windows can be chosen; null until it is there. */
  desk: Desk | null;
  windows: Windows;
}

const everySlot: OfferedSlot[] = timeSlots.map((slot) => ({ slot }));

/** Two stand side by side on a phone; this one would break. */
const labels: Partial<Record<TimeSlot, string>> = { 'Evening (6-8 PM)': '6-8 PM' };

/** When the technician comes: a day and one of its windows. */
export function TimeFields({ form, desk, windows }: TimeFieldsProps) {
  const company = useCompany();
  const live = useLive();
  const { errors } = form.formState;
  const { days, failed } = windows;
  const date = useAnswer(form, 'preferredDate');
  const time = useAnswer(form, 'preferredTime');
  const slots = desk?.offeredSlots(date, days, company) ?? everySlot;
  const taken = slots.some(({ slot, reason }) => slot === time && reason);

  useEffect(() => {
    if (taken) form.setValue('preferredTime', '');
  }, [taken, form]);

  // The prerendered document does not know what day it is read on.
  const first = live ? (days?.[0]?.date ?? todayIn(company.timeZone)) : undefined;
  return (
    <FormPart title="When?">
      <Field
        id="booking-preferredDate"
        label="Preferred date"
        hint={days ? desk?.dayHint(date, days) : undefined}
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
          failed
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
    </FormPart>
  );
}
