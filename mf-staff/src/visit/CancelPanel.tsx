import type { StaffVisit } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { useForm } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/visit-panels';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const takeAll = async ({ reason = '' }: { reason?: string }) => ({ answers: reason.trim() });

/** Cancels the visit. The customer gets a mail. */
export function CancelPanel({ visit: { id, version, name, state }, changes, close }: PanelProps) {
  const form = useForm(takeAll, { draft: `staff.typed.${id}.reason` });
  const cancel = async (reason: string) => {
    const details = { version, ...(reason && { reason }) };
    const run = () => staff().setState(id, 'canceled', details);
    const undo = {
      run: (now: StaffVisit) =>
        staff().setState(id, state === 'requested' ? 'requested' : 'confirmed', {
          version: now.version,
        }),
      done: m.takenBackVisitIts,
    };
    if (await changes.change('cancel', run, m.nowCanceled, undo)) return;
    form.clear();
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(cancel);
  };
  return (
    <Panel title={m.cancelVisitName({ name })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{m.placeFreeAgainCustomer}</p>
          <Field label={m.reason} required={false} hint={m.forStaff}>
            <TextInput {...form.register('reason')} maxLength={300} />
          </Field>
          <Button type="submit" variant="secondary" loading={changes.sending === 'cancel'}>
            {m.yesCancelThisVisit}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.keepIt}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
