import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import { Cluster, Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { Block } from './Block';
import { MessageRegion } from './MessageRegion';
import type { PanelProps } from './panel';
import { visitTime } from '../confirmation/state-words';
import { useChange } from './use-change';
import { useTypedText } from '@site/ui/typed-text';
import { VisitTime } from './VisitTime';

/** Characters. */
const longestReason = 300;

/** The one step between the button and the canceled visit. It names the visit. */
export function CancelPanel({ by, view, shown, onDone, onClose }: PanelProps) {
  const [reason, setReason] = useTypedText(`site.typed.reason.${view.id}`);
  const { sending, message, send } = useChange({ view, shown, onDone });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({
      send: ({ cancelAppointment }) =>
        cancelAppointment(by, { version: view.version, reason: reason.trim() }),
      isDone: ({ state }) => state === 'cancelled',
      done: (now, isMailed) => {
        setReason('');
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
              rows={2}
              maxLength={longestReason}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
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
