import type { Appointment } from '@site/data-types/entities';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import { useEffect, useRef } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import { useHasPassed } from './use-has-passed';
import { VisitRows } from './VisitRows';

interface HeldRequestProps {
  appointment: Appointment;
  /** The visitor has just sent it, so the ticket takes the focus. */
  focus: boolean;
  /** Back to the form. */
  onAnother: () => void;
}

/** A request that waits to be confirmed by mail. Nothing is booked yet. */
export function HeldRequest({ appointment, focus, onAnother }: HeldRequestProps) {
  const { timeZone } = useCompany();
  const { email, heldUntil = appointment.createdAt } = appointment;
  const expired = useHasPassed(heldUntil);
  const ticket = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) focusAndScroll(ticket.current);
  }, [focus]);
  return (
    <Ticket
      ref={ticket}
      tabIndex={-1}
      title={expired ? 'This request was not confirmed' : 'Please confirm by email'}
      stamp={<Stamp tone="warning">Not booked yet</Stamp>}
      phoneLabel={expired ? 'To book by phone, call' : 'If no email arrives, call'}
      place="booking-held"
    >
      {expired ? (
        <p>
          The time to confirm ended {formatInstant(new Date(heldUntil), timeZone)}. Nothing is
          booked. Please send the request again or call us.
        </p>
      ) : (
        <p>
          Many requests are arriving just now, so we ask you to confirm this one. We have sent an
          email to {email}: open its link and press the button there before{' '}
          {formatInstant(new Date(heldUntil), timeZone)}. Until then nothing is booked.
        </p>
      )}
      <VisitRows request={appointment} />
      <Cluster>
        <Button variant="outline" onClick={onAnother}>
          Back to the Form
        </Button>
      </Cluster>
    </Ticket>
  );
}
