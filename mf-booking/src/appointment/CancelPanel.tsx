import { shown as inWords } from '@site/data-types/shown';
import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import { useForm } from '@site/ui/form';
import { Cluster, Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import * as m from '../messages/appointment';
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
          title: m.visitIsCanceled({ visitTime: visitTime(now) }),
          text: isMailed ? m.noTechnicianEmailFollows : m.noTechnicianWillCome,
        };
      },
    });
  };

  return (
    <Block title={m.cancelThisVisit} headingLevel={3} focus>
      <p>
        {m.repairGoesToSomeoneElse({
          appliance: inWords(view.appliance),
          Strong: (
            <strong>
              <VisitTime visit={view} />
            </strong>
          ),
        })}
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <Field label={m.reason} hint={m.helpsUsImprove} required={false}>
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
              {sending ? m.canceling : m.yesCancelThisVisit}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {m.keepMyVisit}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Block>
  );
}
