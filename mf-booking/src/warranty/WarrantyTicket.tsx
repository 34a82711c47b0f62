import { shown } from '@site/data-types/shown';
import type { WarrantyRecord } from '@site/client';
import { formatDate } from '@site/data-types/format';
import { Button, ButtonLink } from '@site/ui/button';
import { Stamp, Ticket, TicketRow, TicketRows, TicketTotal } from '@site/ui/ticket';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusAndScroll } from '../lib/focus-and-scroll';
import * as m from '../messages/look-up';
import { draftWarrantyVisit } from './draft-warranty-visit';
import type { FoundWarranty } from './look-up';
import type { WarrantyQuery } from './warranty-query';

interface WarrantyTicketProps {
  answer: FoundWarranty;
  query: WarrantyQuery;
}

/** The record that a look-up found, and whether its warranty still holds. */
export function WarrantyTicket({ answer, query }: WarrantyTicketProps) {
  const navigate = useNavigate();
  const { record, days, message } = answer;
  const active = answer.state === 'active';
  const ticket = useRef<HTMLElement>(null);
  useEffect(() => focusAndScroll(ticket.current), []);

  const book = () => {
    draftWarrantyVisit(record, query);
    void navigate('/book-online');
  };

  const messageId = useId();
  const rows: [string, string][] = [
    [m.appliance, shown(record.applianceType)],
    [m.model, record.applianceModel],
    [m.issue, shown(record.issueDescription)],
    [m.serviceDate, formatDate(record.serviceDate)],
    [m.technician, shown(record.technicianName)],
    [m.workDone, shown(record.laborDescription)],
    [m.partsReplaced, record.partsReplaced],
    [m.warrantyEnds, formatDate(record.warrantyEndDate)],
  ];
  return (
    <Ticket
      ref={ticket}
      tabIndex={-1}
      aria-describedby={messageId}
      title={active ? m.repairUnderWarranty : m.yourWarrantyHasExpired}
      stamp={
        <Stamp tone={active ? 'success' : 'error'}>{active ? m.underWarranty : m.expired}</Stamp>
      }
      place="warranty-result"
    >
      <p id={messageId}>{message}</p>
      <TicketRows>
        {rows.map(
          ([label, value]) => value && <TicketRow key={label} label={label} value={value} />,
        )}
        <TicketTotal
          label={active ? m.daysRemaining : m.expired}
          value={
            active ? (days === 0 ? m.untilTonight : m.daysLeft({ days })) : m.daysAgo({ days })
          }
        />
      </TicketRows>
      {active ? (
        <Button icon="calendar" onClick={book}>
          {m.bookFreeRepair}
        </Button>
      ) : (
        <ButtonLink icon="calendar" to={`/book-online?${bookingQuery(record)}`}>
          {m.scheduleService}
        </ButtonLink>
      )}
    </Ticket>
  );
}

const bookingQuery = ({ applianceType }: WarrantyRecord): string =>
  new URLSearchParams({ appliance: applianceType }).toString();
