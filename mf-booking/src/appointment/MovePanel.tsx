import { Button } from '@site/ui/button';
import { useForm } from '@site/ui/form';
import { Cluster, Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { toTexts } from '../booking/form-fields';
import type { BookingInput, BookingTexts } from '../booking/form-fields';
import { TimeFields } from '../booking/TimeFields';
import { useWindows } from '../booking/use-windows';
import { Block } from './Block';
import { LastChange } from './LastChange';
import { MessageRegion } from './MessageRegion';
import type { PanelProps } from './panel';
import { visitTime } from '../confirmation/state-words';
import { useChange } from './use-change';
import { VisitTime } from './VisitTime';

/** The panel asks for one missing answer at a time. */
const takeAll = async (values: BookingInput) => ({ answers: toTexts(values) });

/** Chooses another free window, with the fields of the booking form. */
export function MovePanel({ by, view, shown, onDone, onClose }: PanelProps) {
  const form = useForm(takeAll);
  const windows = useWindows(true);
  const { sending, message, send } = useChange({ view, shown, onDone });

  const refuse = (name: 'preferredDate' | 'preferredTime', message: string) => {
    form.setErrors({ [name]: message });
    form.focus(name);
  };

  const move = async ({ preferredDate, preferredTime }: BookingTexts) => {
    const to = { preferredDate, preferredTime };
    for (const [name, label] of [
      ['preferredDate', 'Preferred date'],
      ['preferredTime', 'Preferred time'],
    ] as const) {
      if (to[name]) continue;
      refuse(name, `${label} is required`);
      return;
    }
    if (visitTime(to) === visitTime(view)) {
      refuse('preferredTime', 'This is already your time.');
      return;
    }
    const answer = await send({
      send: ({ moveAppointment }) => moveAppointment(by, { ...to, version: view.version }),
      isDone: (now) => visitTime(now) === visitTime(to),
      done: (now, isMailed) => ({
        tone: 'success',
        title: `Moved to ${visitTime(now)}`,
        text: isMailed
          ? 'The confirmation and the new calendar entry follow by email.'
          : 'Please note the new time. No email follows.',
      }),
    });
    if (answer !== 'taken') return;
    windows.reload();
    const taken =
      'This time has just been taken. Please choose another; the list shows what is free now.';
    refuse('preferredTime', taken);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(move);
  };

  return (
    <Block title="Move your visit" headingLevel={3} focus>
      <p>
        Now: <VisitTime visit={view} />. This time stays yours until you have another.
        {view.state === 'confirmed' && ' We then call again to confirm.'}
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TimeFields
            form={form}
            windows={windows}
            offline="Free times appear when you are online again."
          />
          <LastChange form={form} />
          <MessageRegion message={message} />
          <Cluster>
            <Button type="submit" icon="calendar" loading={sending}>
              {sending ? 'Moving...' : 'Move My Visit'}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Keep My Time
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Block>
  );
}
