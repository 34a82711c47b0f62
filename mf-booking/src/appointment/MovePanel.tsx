import { Button } from '@site/ui/button';
import { useForm } from '@site/ui/form';
import { Cluster, Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { toTexts } from '../booking/form-fields';
import type { BookingInput, BookingTexts } from '../booking/form-fields';
import { TimeFields } from '../booking/TimeFields';
import { useWindows } from '../booking/use-windows';
import * as m from '../messages/appointment-more';
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
      ['preferredDate', m.preferredDate],
      ['preferredTime', m.preferredTime],
    ] as const) {
      if (to[name]) continue;
      refuse(name, m.isRequired({ label }));
      return;
    }
    if (visitTime(to) === visitTime(view)) {
      refuse('preferredTime', m.alreadyTime);
      return;
    }
    const answer = await send({
      send: ({ moveAppointment }) => moveAppointment(by, { ...to, version: view.version }),
      isDone: (now) => visitTime(now) === visitTime(to),
      done: (now, isMailed) => ({
        tone: 'success',
        title: m.movedToVisitTime({ visitTime: visitTime(now) }),
        text: isMailed ? m.confirmationNewCalendarEntry : m.pleaseNoteNewTime,
      }),
    });
    if (answer !== 'taken') return;
    windows.reload();
    const taken = m.timeJustBeenTaken;
    refuse('preferredTime', taken);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(move);
  };

  return (
    <Block title={m.moveYourVisit} headingLevel={3} focus>
      <p>
        {(view.state === 'confirmed' ? m.nowStaysThenCallAgain : m.nowStaysUntilAnother)({
          VisitTime: <VisitTime visit={view} />,
        })}
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TimeFields form={form} windows={windows} offline={m.freeTimesAppearWhen} />
          <LastChange form={form} />
          <MessageRegion message={message} />
          <Cluster>
            <Button type="submit" icon="calendar" loading={sending}>
              {sending ? m.moving : m.moveMyVisit}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {m.keepMyTime}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Block>
  );
}
