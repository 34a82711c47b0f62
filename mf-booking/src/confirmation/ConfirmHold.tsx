import { shown } from '@site/data-types/shown';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { Stamp, Ticket, TicketRow, TicketRows } from '@site/ui/ticket';
import { useState } from 'react';
import * as m from '../messages/submit';
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
    title: m.timeBeenTaken,
    text: m.othersConfirmedFirstTime,
  },
  unknown: {
    title: m.linkNoLongerValid,
    text: m.requestCanConfirmed30,
  },
  failed: {
    title: m.couldNotReached,
    text: m.requestNotConfirmedYet,
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
          title={m.appointmentScheduled}
          number={id}
          stamp={<Stamp tone="success">{m.scheduled}</Stamp>}
          {...(!key && { phoneLabel: m.toChangeItCall })}
          place="booking-confirmation"
        >
          <TicketRows>
            <TicketRow label={m.appliance} value={shown(appliance)} />
            <TicketRow label={m.issue} value={shown(issue)} />
            <TicketRow label={m.date} value={formatDay(preferredDate)} />
            <TicketRow label={m.time} value={formatWindow(preferredTime)} />
          </TicketRows>
          <p>{m.confirmationFollowsEmail}</p>
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
      <Notice tone={refusal ? 'error' : 'info'} title={refusal?.title ?? m.confirmYourAppointment}>
        <p>{refusal?.text ?? m.nothingBookedYetPress}</p>
        <Cluster>
          {!refusal || outcome.status === 'failed' ? (
            <Button loading={confirming} onClick={confirm}>
              {confirming ? m.confirming : m.confirmMyAppointment}
            </Button>
          ) : (
            <Button variant="outline" onClick={onAnother}>
              {m.backToTheForm}
            </Button>
          )}
          <CallUs place="booking-hold" />
        </Cluster>
      </Notice>
    </div>
  );
}
