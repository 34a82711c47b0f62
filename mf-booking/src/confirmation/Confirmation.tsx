import { callTime } from '@site/client/mail/visit-words';
import type { Appointment } from '@site/data-types/entities';
import { formatPhone } from '@site/data-types/format';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import { Unbroken } from '@site/ui/unbroken';
import { useEffect, useRef } from 'react';
import * as m from '../messages/submit';
import { calendarFile } from './calendar-file';
import { ChangeLink } from './ChangeLink';
import { downloadCalendar } from './download-calendar';
import { focusAndScroll } from '../lib/focus-and-scroll';
import { PhotosOnTheirWay } from '../photos/PhotosOnTheirWay';
import { stateWords } from './state-words';
import { SettledTicket } from './SettledTicket';
import { VisitRows } from './VisitRows';

interface ConfirmationProps {
  appointment: Appointment;
  /** The visitor has just booked, so the ticket takes the focus. */
  focus: boolean;
  /** Back to an empty form. */
  onAnother: () => void;
}

/** The ticket of a booked visit. */
export function Confirmation({ appointment, focus, onAnother }: ConfirmationProps) {
  const company = useCompany();
  const { id, key, state, createdAt, preferredDate, preferredTime, phone, email } = appointment;
  const called = callTime({ ...company, ...company.claims }, new Date(createdAt), appointment);
  const ticket = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) focusAndScroll(ticket.current);
  }, [focus]);
  if (state && state !== 'requested') {
    return <SettledTicket ref={ticket} {...{ appointment, state, onAnother }} />;
  }
  const { requested } = stateWords;
  return (
    <Ticket
      ref={ticket}
      tabIndex={-1}
      title={m.appointmentScheduled}
      number={id}
      stamp={<Stamp tone={requested.tone}>{requested.label}</Stamp>}
      {...(!key && { phoneLabel: m.toChangeItCall })}
      place="booking-confirmation"
    >
      <VisitRows request={appointment} bookedAt={createdAt} />
      <h3>{m.whatHappensNext}</h3>
      <ol>
        <li>{m.confirmCallPhoneCalled({ phone: formatPhone(phone), called, email })}</li>
        <li>
          {m.technicianComesPreferredDateUnbroken({
            preferredDate: formatDay(preferredDate),
            Unbroken: <Unbroken>{formatWindow(preferredTime)}</Unbroken>,
          })}
        </li>
        <li>{appointment.warrantyRecordId ? m.repairFreeUnderWarranty : m.hearFinalPriceAfter}</li>
      </ol>
      <PhotosOnTheirWay appointmentId={id} />
      <Cluster>
        <Button
          variant="secondary"
          icon="calendar"
          onClick={() =>
            downloadCalendar(id, calendarFile({ id, createdAt, request: appointment }, company))
          }
        >
          {m.addToCalendar}
        </Button>
        {key && <ChangeLink visit={appointment} />}
        <Button variant="outline" onClick={onAnother}>
          {m.scheduleAnotherAppointment}
        </Button>
      </Cluster>
    </Ticket>
  );
}
