import type { Appointment } from '@site/data-types/entities';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import { useEffect, useRef } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import * as m from '../messages/submit';
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
      title={expired ? m.requestNotConfirmed : m.pleaseConfirmByEmail}
      stamp={<Stamp tone="warning">{m.notBookedYet}</Stamp>}
      phoneLabel={expired ? m.bookPhoneCall : m.noEmailArrivesCall}
      place="booking-held"
    >
      {expired ? (
        <p>
          {m.timeConfirmEndedInstant({ instant: formatInstant(new Date(heldUntil), timeZone) })}
        </p>
      ) : (
        <p>
          {m.manyRequestsArrivingJust({
            email,
            instant: formatInstant(new Date(heldUntil), timeZone),
          })}
        </p>
      )}
      <VisitRows request={appointment} />
      <Cluster>
        <Button variant="outline" onClick={onAnother}>
          {m.backToTheForm}
        </Button>
      </Cluster>
    </Ticket>
  );
}
