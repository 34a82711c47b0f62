import { todayIn } from '@site/data-types/calendar';
import { formatDate } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { useEffect } from 'react';
import { nextFree, offeredSlots } from '../lib/offered-slots';
import { useAnswer } from '../lib/use-answer';
import type { BookingForm } from '../lib/use-booking-draft';
import { useLive } from '../lib/use-live';
import type { Windows } from '../lib/use-windows';
import { FormPart } from './FormPart';

/** When the technician comes: a day and one of its windows. */
export function TimeFields({ form, windows }: { form: BookingForm; windows: Windows }) {
  const company = useCompany();
  const live = useLive();
  const { errors } = form.formState;
  const { days, failed } = windows;
  const date = useAnswer(form, 'preferredDate');
  const time = useAnswer(form, 'preferredTime');
  const slots = offeredSlots(date, days, company);
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
        hint={dateHint(date, windows)}
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
          label: slot,
          hint: reason,
          disabled: reason !== undefined,
        }))}
        required
        inline
      />
    </FormPart>
  );
}

/** The next free window, or why the chosen day has none. */
function dateHint(date: string, { days }: Windows): string | undefined {
  const first = days?.[0];
  const last = days?.at(-1);
  if (!days || !first || !last) return undefined;
  const next = nextFree(days, date || first.date);
  const free = next && `${formatDate(next.date)}, ${next.slot}`;
  if (!date) return free && `Earliest free time: ${free}`;
  if (date < first.date) return undefined;
  if (date > last.date) {
    return `Please select a date within the next ${days.length - 1} days`;
  }
  if (next?.date === date) return undefined;
  return `No free time on this day. ${next ? `Next: ${free}` : 'Please call us.'}`;
}
