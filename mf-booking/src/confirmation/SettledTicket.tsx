import type { Appointment, AppointmentState } from '@site/data-types/entities';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import type { Ref } from 'react';
import * as m from '../messages/submit';
import { stateWords, whatHappensNext } from './state-words';
import { appointmentPath } from '@site/data-types/mailed-pages';
import { VisitRows } from './VisitRows';

interface SettledTicketProps {
  ref?: Ref<HTMLElement>;
  appointment: Appointment;
  state: AppointmentState;
  /** Back to an empty form. */
  onAnother: () => void;
}

/** A visit whose state has changed since booking. Do not promise a confirmation call. */
export function SettledTicket({ ref, appointment, state, onAnother }: SettledTicketProps) {
  const company = useCompany();
  const { id, createdAt, appliance } = appointment;
  const { label, tone } = stateWords[state];
  const next = { ...appointment, state, technician: null, bookedAt: createdAt };
  return (
    <Ticket
      ref={ref}
      tabIndex={-1}
      title={m.applianceRepair({ appliance })}
      number={id}
      stamp={<Stamp tone={tone}>{label}</Stamp>}
      place="booking-confirmation"
    >
      <p>{whatHappensNext(next, company)}</p>
      <VisitRows request={appointment} bookedAt={createdAt} />
      <Cluster>
        <ButtonLink variant="secondary" to={appointmentPath(appointment)}>
          {m.seeYourAppointment}
        </ButtonLink>
        <Button variant="outline" onClick={onAnother}>
          {m.scheduleAnotherAppointment}
        </Button>
      </Cluster>
    </Ticket>
  );
}
