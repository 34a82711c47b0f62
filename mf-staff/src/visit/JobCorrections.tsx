import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { receiptThatHolds } from '@site/client/mail/receipt-words';
import { staff } from '../lib/backend';
import { completionOf, fieldsOf } from './completion';
import { type JobFields, JobForm } from './JobForm';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

/** Corrects a finished job. If the amount changes, a credit takes the receipt back. */
export function CorrectJobPanel({ visit, changes, close }: PanelProps) {
  const { id, version, record } = visit;
  const receipt = receiptThatHolds(visit.receipts);
  if (!record) return null;
  const { technicianName, totalCost, ...rest } = record;
  const first = fieldsOf({
    ...rest,
    ...(totalCost !== null && { totalCost }),
    ...(receipt && { lines: receipt.lines, ...(receipt.paid && { paid: receipt.paid }) }),
  });
  const correct = async (fields: JobFields, clear: () => void) => {
    const completion = completionOf(fields, technicianName);
    const run = async () => {
      await staff().correctJob(id, completion, fields.reason?.trim() ?? '', { version });
      return staff().visit(id);
    };
    if (await changes.change('correctJob', run, 'The job is corrected.')) return;
    clear();
    close();
  };
  return (
    <Panel title="Correct the job">
      <JobForm
        visit={visit}
        draft={`staff.typed.${id}.correctJob`}
        first={first}
        corrects
        label="Save the Correction"
        sending={changes.sending === 'correctJob'}
        onSend={correct}
        close={close}
      />
    </Panel>
  );
}

const checkReason = async ({ reason = '' }: { reason?: string }) =>
  reason.trim() ? { answers: reason.trim() } : { errors: { reason: 'Please say why' } };

/** Takes a finished job back, as if it had not been done. */
export function VoidJobPanel({ visit, changes, close }: PanelProps) {
  const { id, version } = visit;
  const receipt = receiptThatHolds(visit.receipts);
  const form = useForm<'reason', string>(checkReason, { draft: `staff.typed.${id}.voidJob` });
  const { errors } = useFormState(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async (reason) => {
      const run = () => staff().voidJob(id, reason, { version });
      if (await changes.change('voidJob', run, 'Taken back. The visit is confirmed again.')) return;
      form.clear();
      close();
    });
  };
  return (
    <Panel title="Take the finished job back?">
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>
            The service record and its warranty go, and the visit is confirmed again.
            {receipt && ` A credit takes receipt ${receipt.number} back, and the customer gets it.`}
          </p>
          <Field label="Reason" error={errors.reason} hint="It stands on the credit.">
            <TextInput {...form.register('reason')} maxLength={300} />
          </Field>
          <Button type="submit" variant="secondary" loading={changes.sending === 'voidJob'}>
            Yes, Take It Back
          </Button>
          <Button variant="ghost" onClick={close}>
            Keep it
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
