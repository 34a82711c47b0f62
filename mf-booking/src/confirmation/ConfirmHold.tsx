import { formatDay, formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { Stamp, Ticket, TicketRow, TicketRows } from '@site/ui/ticket';
import { useState } from 'react';
import { ChangeLink } from './ChangeLink';
import { confirmHold } from './confirm-hold';
import type { HoldOutcome } from './confirm-hold';

interface ConfirmHoldProps {
  /** Token of the mail whose link was opened. */
  token: string;
  /** The visit is booked, so the page's title is no longer true. */
  onConfirmed: () => void;
  /** Back to the form. */
  onAnother: () => void;
}

const refusals = {
  taken: {
    title: 'This time has been taken',
    text: 'Others confirmed first, or the time has begun. Nothing is booked; please choose another.',
  },
  unknown: {
    title: 'This link is no longer valid',
    text: 'A request can be confirmed for 30 minutes. Nothing is booked; please send it again.',
  },
  failed: {
    title: 'We could not be reached',
    text: 'Your request is not confirmed yet. Please press the button again, or call us.',
  },
};

/**
 * The page behind the link in a held request's mail. Booking needs a press of the button, because
 * programs that check mails open every link.
 */
export function ConfirmHold({ token, onConfirmed, onAnother }: ConfirmHoldProps) {
  const [outcome, setOutcome] = useState<HoldOutcome>();
  const [confirming, setConfirming] = useState(false);
  const confirm = () => {
    setConfirming(true);
    void confirmHold(token).then((answer) => {
      setOutcome(answer);
      setConfirming(false);
      if (answer.status === 'confirmed') onConfirmed();
    });
  };

  if (outcome?.status === 'confirmed') {
    const { id, key, preferredDate, preferredTime, appliance, issue } = outcome;
    return (
      <div role="status">
        <Ticket
          title="Appointment Scheduled!"
          number={id}
          stamp={<Stamp tone="success">Scheduled</Stamp>}
          phoneLabel={key ? 'Questions? Call' : 'To change it, call'}
          place="booking-confirmation"
        >
          <TicketRows>
            <TicketRow label="Appliance" value={appliance} />
            <TicketRow label="Issue" value={issue} />
            <TicketRow label="Date" value={formatDay(preferredDate)} />
            <TicketRow label="Time" value={formatWindow(preferredTime)} />
          </TicketRows>
          <p>The confirmation follows by email.</p>
          {key && (
            <Cluster>
              <ChangeLink visit={{ id, key, preferredDate, preferredTime }} />
            </Cluster>
          )}
        </Ticket>
      </div>
    );
  }
  const refusal = outcome && refusals[outcome.status];
  return (
    <div role="status">
      <Notice
        tone={refusal ? 'error' : 'info'}
        title={refusal?.title ?? 'Confirm your appointment'}
      >
        <p>
          {refusal?.text ??
            'Nothing is booked yet. Press the button to book the time you asked for.'}
        </p>
        <Cluster>
          {!refusal || outcome.status === 'failed' ? (
            <Button loading={confirming} onClick={confirm}>
              {confirming ? 'Confirming...' : 'Confirm My Appointment'}
            </Button>
          ) : (
            <Button variant="outline" onClick={onAnother}>
              Back to the Form
            </Button>
          )}
          <CallUs place="booking-hold" />
        </Cluster>
      </Notice>
    </div>
  );
}
