import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import { useForm } from '@site/ui/form';
import { Cluster, Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { Block } from './Block';
import { MessageRegion } from './MessageRegion';
import type { PanelProps } from './panel';
import { visitTime } from '../confirmation/state-words';
import { useChange } from './use-change';
import { VisitTime } from './VisitTime';

/** Characters. */
const longestReason = 300;

const takeAll = async ({ reason = '' }: { reason?: string }) => ({ answers: reason.trim() });

/** The one step between the button and the canceled visit. It names the visit. */
export function CancelPanel({ by, view, shown, onDone, onClose }: PanelProps) {
  const form = useForm(takeAll, { draft: `site.typed.reason.${view.id}` });
  const { sending, message, send } = useChange({ view, shown, onDone });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(cancel);
  };
  const cancel = async (reason: string) => {
    await send({
      send: ({ cancelAppointment }) => cancelAppointment(by, { version: view.version, reason }),
      isDone: ({ state }) => state === 'canceled',
      done: (now, isMailed) => {
        form.clear();
        return {
          tone: 'success',
          title: `The visit on ${visitTime(now)} is canceled`,
          text: isMailed
            ? 'No technician will come. The confirmation follows by email.'
            : 'No technician will come.',
        };
      },
    });
  };

  return (
    <Block title="Cancel this visit?" headingLevel={3} focus>
      <p>
        {view.appliance} repair on{' '}
        <strong>
          <VisitTime visit={view} />
        </strong>
        . The time then goes to someone else.
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <Field label="Reason" hint="Helps us improve" required={false}>
            <TextArea
              {...form.register('reason')}
              rows={2}
              maxLength={longestReason}
              autoComplete="off"
            />
          </Field>
          <MessageRegion message={message} />
          <Cluster>
            <Button type="submit" variant="secondary" loading={sending}>
              {sending ? 'Canceling...' : 'Yes, Cancel This Visit'}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Keep My Visit
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Block>
  );
}
