import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { ErrorSummary, Field, TextArea, TextInput } from '@site/ui/field';
import { useForm, useFormState, useFormValue } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { isUnreached } from '../lib/failure';
import { jobOf } from '../lib/words';
import { queuedJobs } from '../offline/queued-jobs';
import { usePerson } from '../session/person-context';
import { againstEstimate, completionOf, mistakesOf, usualDate } from './completion';
import type { FinishFields } from './completion';
import { draftKey, emptyFields, refusedFields } from './finish-draft';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const queued = {
  tone: 'warning',
  title: 'Finished. The job is saved on this phone.',
  text: 'There is no connection. It is sent as soon as there is one, also from another page of staff.',
} as const;

const notSaved = {
  tone: 'error',
  title: 'This phone could not keep the job',
  text: 'There is no connection, and its storage is full or blocked. Keep this page open and try again.',
} as const;

/** The form for the finished work: service record and warranty. */
export function FinishPanel({ visit, changes, close }: PanelProps) {
  const { id, version, estimate, isWarranty, technician, createdAt } = visit;
  const { email, name } = usePerson();
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const form = useForm<keyof FinishFields, FinishFields>(
    async (values) => {
      const fields = { ...emptyFields, ...values };
      const requested = todayIn(timeZone, new Date(createdAt));
      const errors = mistakesOf(fields, { requested, today });
      return Object.keys(errors).length === 0 ? { answers: fields } : { errors };
    },
    {
      draft: draftKey(id),
      first: { date: usualDate(visit.preferredDate, today), ...refusedFields(id, email) },
    },
  );
  const { errors, submitCount } = useFormState(form);
  const cost = useFormValue(form, 'cost');

  const finish = async (fields: FinishFields) => {
    const completion = completionOf(fields, technician?.name ?? name);
    const failure = await changes.change(
      'finish',
      async () => {
        await staff().complete(id, completion, { version });
        return staff().visit(id);
      },
      'Finished. The service record is saved.',
    );
    if (failure && !isUnreached(failure)) return;
    if (failure) {
      const job = { id, email, version, completion, title: jobOf(visit) };
      const isQueued = queuedJobs.put({ ...job, createdAt: new Date().toISOString() });
      changes.setResult(isQueued ? queued : notSaved);
      if (!isQueued) return;
    } else queuedJobs.remove(id);
    form.clear();
    close();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(finish);
  };

  const costHint = againstEstimate(cost, estimate, isWarranty);
  return (
    <Panel title="Finish the job">
      <form onSubmit={submit} noValidate>
        <Stack>
          <ErrorSummary
            title="Please check"
            submitCount={submitCount}
            errors={Object.entries(errors).map(([name, message]) => ({
              fieldId: `finish-${name}`,
              message,
            }))}
          />
          <Field label="Model" required={false} hint="On the label, e.g. WM4000HWA.">
            <TextInput {...form.register('model')} maxLength={80} autoCapitalize="characters" />
          </Field>
          <Field label="Serial number" required={false}>
            <TextInput {...form.register('serial')} maxLength={80} autoCapitalize="characters" />
          </Field>
          <Field id="finish-labor" label="Labor: what was done" error={errors.labor}>
            <TextArea {...form.register('labor')} rows={3} maxLength={1000} />
          </Field>
          <Field label="Parts" required={false}>
            <TextInput {...form.register('parts')} maxLength={500} />
          </Field>
          <Field
            id="finish-cost"
            label="Cost in dollars"
            required={false}
            {...(costHint && { hint: costHint })}
            error={errors.cost}
          >
            <TextInput {...form.register('cost')} chars={10} inputMode="decimal" />
          </Field>
          <Field
            id="finish-date"
            label="Done on"
            hint="The warranty begins on this day."
            error={errors.date}
          >
            <TextInput {...form.register('date')} type="date" max={today} />
          </Field>
          <Field label="Notes" required={false}>
            <TextArea {...form.register('notes')} rows={2} maxLength={1000} />
          </Field>
          <Button type="submit" size="lg" fullWidth loading={changes.sending === 'finish'}>
            {changes.sending === 'finish' ? 'Saving…' : 'Finish and Save'}
          </Button>
          <Button variant="ghost" onClick={close}>
            Close
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
