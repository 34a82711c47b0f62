import type { Appointment } from '@site/data-types/entities';
import { Stack } from '@site/ui/layout';
import type { ReactNode } from 'react';
import * as m from '../messages/submit';
import type { QueuedRequest } from '../outbox/queued-requests';
import { ConfirmHold } from './ConfirmHold';
import { Confirmation } from './Confirmation';
import { HeldRequest } from './HeldRequest';
import { QueuedOutcome } from './QueuedOutcome';
import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';

/** The address names an appointment that this browser did not book, or no longer stores. */
const UnknownAppointment = ({ id }: { id: string }) => (
  <Notice title={m.notBookedInThisBrowser({ id })}>
    <p>{m.itsDayTimeStand}</p>
    <CallUs place="booking-unknown" />
  </Notice>
);

interface OutcomeProps {
  /** Token of a held request's mail, or empty. */
  holdToken: string;
  /** Id in the page's address, or empty. */
  id: string;
  appointment?: Appointment;
  /** The request that this visitor has just sent and that is queued. */
  queued?: QueuedRequest;
  /** The visitor has just sent the form, so the ticket takes the focus. */
  focus: boolean;
  /** The request of the token has been booked. */
  onConfirmed: () => void;
  /** Back to an empty form. */
  onAnother: () => void;
  /** Back to the form with the answers of a refused request. */
  onReopen: (queued: QueuedRequest) => void;
  /** The form. */
  children: ReactNode;
}

/** Result of a request: one ticket, or the form if this browser has no such request. */
export function Outcome({
  holdToken,
  id,
  appointment,
  queued,
  focus,
  onConfirmed,
  onAnother,
  onReopen,
  children,
}: OutcomeProps) {
  if (holdToken) {
    return <ConfirmHold key={holdToken} token={holdToken} {...{ onConfirmed, onAnother }} />;
  }
  if (appointment) {
    const Ticket = appointment.state === 'held' ? HeldRequest : Confirmation;
    return <Ticket appointment={appointment} focus={focus} onAnother={onAnother} />;
  }
  if (queued)
    return <QueuedOutcome queued={queued} focus onAnother={onAnother} onReopen={onReopen} />;
  return (
    <Stack gap="lg">
      <UnknownAppointment id={id} />
      {children}
    </Stack>
  );
}
