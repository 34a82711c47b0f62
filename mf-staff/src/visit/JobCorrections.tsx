import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { receiptThatHolds } from '@site/client/mail/receipt-words';
import { staff } from '../lib/backend';
import * as m from '../messages/visit-panels';
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
    if (await changes.change('correctJob', run, m.theJobIsCorrected)) return;
    clear();
    close();
  };
  return (
    <Panel title={m.correctTheJob}>
      <JobForm
        visit={visit}
        draft={`staff.typed.${id}.correctJob`}
        first={first}
        corrects
        label={m.saveTheCorrection}
        sending={changes.sending === 'correctJob'}
        onSend={correct}
        close={close}
      />
    </Panel>
  );
}

const checkReason = async ({ reason = '' }: { reason?: string }) =>
  reason.trim() ? { answers: reason.trim() } : { errors: { reason: m.pleaseSayWhy } };

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
      if (await changes.change('voidJob', run, m.takenBackVisitConfirmed)) return;
      form.clear();
      close();
    });
  };
  return (
    <Panel title={m.takeFinishedJobBack}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{receipt ? m.recordGoesWithCredit({ number: receipt.number }) : m.recordGoes}</p>
          <Field label={m.reason} error={errors.reason} hint={m.standsCredit}>
            <TextInput {...form.register('reason')} maxLength={300} />
          </Field>
          <Button type="submit" variant="secondary" loading={changes.sending === 'voidJob'}>
            {m.yesTakeItBack}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.keepIt}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
