import type { AppointmentRequest } from '@site/data-types/entities';
import { formatDate, formatPhone } from '@site/data-types/format';
import { track, useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import type { Ref } from 'react';
import { downloadCalendar } from '../lib/download-calendar';
import { VisitRows } from './VisitRows';

interface ConfirmationProps {
  ref?: Ref<HTMLElement>;
  /** `APT-` + 6 digits. */
  id: string;
  request: AppointmentRequest;
  /** ISO 8601 instant of the request. */
  createdAt: string;
  /** Back to an empty form. */
  onAnother: () => void;
}

/** The ticket of a booked visit. */
export function Confirmation({ ref, id, request, createdAt, onAnother }: ConfirmationProps) {
  const company = useCompany();
  const { preferredDate, preferredTime, phone, email } = request;
  return (
    <Ticket
      ref={ref}
      tabIndex={-1}
      title="Appointment Scheduled!"
      number={id}
      stamp={<Stamp tone="success">Scheduled</Stamp>}
      phone={company.phone}
      rawPhone={company.rawPhone}
      phoneLabel="To change it, call"
      onCall={() => track('phone_call', { place: 'booking-confirmation' })}
    >
      <VisitRows request={request} />
      <h3>What happens next</h3>
      <ol>
        <li>
          We call {formatPhone(phone)} within {company.claims.confirmationMinutes} minutes to
          confirm. The confirmation also goes to {email}.
        </li>
        <li>
          Our technician comes on {formatDate(preferredDate)}, {preferredTime}.
        </li>
        <li>You hear the final price after the inspection, before any work begins.</li>
      </ol>
      <Cluster>
        <Button
          variant="secondary"
          icon="calendar"
          onClick={() => downloadCalendar({ id, createdAt, request }, company)}
        >
          Add to calendar
        </Button>
        <Button variant="outline" onClick={onAnother}>
          Schedule Another Appointment
        </Button>
      </Cluster>
    </Ticket>
  );
}
