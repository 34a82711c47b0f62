import type { AppointmentView, ChangeAnswer } from '@site/data-types/appointment';
import { useState } from 'react';
import type { Backend } from '../lib/backend';
import * as m from '../messages/ask';
import { ask } from './ask';
import type { NotAnswered } from './ask';
import { describeChange } from './describe-change';
import type { Message } from './message';
import type { ShownAppointment } from './use-appointment';
import { useMessage } from './use-message';

interface Change<Answer> {
  send: (backend: Backend) => Promise<Answer>;
  /** Whether the answer's appointment is already what the visitor asked for. */
  isDone: (now: AppointmentView) => boolean;
  /** The text after success, and whether a mail follows. */
  done: (now: AppointmentView, isMailed: boolean) => Message;
}

interface ChangeProps {
  view: AppointmentView;
  shown: ShownAppointment;
  /** Closes the panel. */
  onDone: (message: Message) => void;
}

/**
 * Sends a change of a visit and shows the answer.
 * @returns whether it is being sent, the message to show in the open panel, and the function that
 *   sends. It resolves to the answer if the panel has to handle it.
 */
export function useChange({ view, shown, onDone }: ChangeProps) {
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useMessage();

  async function send<Answer extends ChangeAnswer<string> | { status: 'taken' }>(
    change: Change<Answer>,
  ): Promise<'taken' | 'answered'> {
    setSending(true);
    setMessage(undefined);
    const answer = await ask(change.send, 'typed');
    setSending(false);
    if (answer.status === 'failed') {
      const { message: title, offline } = answer as NotAnswered;
      setMessage({ tone: 'error', title, offline });
    } else if (answer.status === 'taken') {
      return 'taken';
    } else if ('appointment' in answer) {
      const now = answer.appointment;
      shown.accept(now);
      // An answer that was lost on its way: the repeat finds the change made.
      if (answer.status !== 'changed' || change.isDone(now))
        onDone(change.done(now, !('mailed' in answer)));
      else if (now.canChangeUntil === null) {
        onDone({
          tone: 'warning',
          title: m.thisVisitHasChanged,
          text: describeChange(view, now),
        });
      } else {
        setMessage({
          tone: 'warning',
          title: m.visitChangedMeanwhile,
          text: m.changeWasNotMade({ describeChange: describeChange(view, now) }),
        });
      }
    } else {
      await shown.reload();
      onDone({
        tone: 'warning',
        title: m.tooLateChangeVisit,
        text: m.pleaseCallUs,
      });
    }
    return 'answered';
  }

  return { sending, message, send };
}
