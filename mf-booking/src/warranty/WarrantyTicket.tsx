import type { WarrantyRecord } from '@site/client';
import { formatDate } from '@site/data-types/format';
import { plural } from '@site/data-types/plural';
import { Button, ButtonLink } from '@site/ui/button';
import { Stamp, Ticket, TicketRow, TicketRows, TicketTotal } from '@site/ui/ticket';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusAndScroll } from '../lib/focus-and-scroll';
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
    ['Appliance', record.applianceType],
    ['Model', record.applianceModel],
    ['Issue', record.issueDescription],
    ['Service date', formatDate(record.serviceDate)],
    ['Technician', record.technicianName],
    ['Work done', record.laborDescription],
    ['Parts replaced', record.partsReplaced],
    ['Warranty ends', formatDate(record.warrantyEndDate)],
  ];
  return (
    <Ticket
      ref={ticket}
      tabIndex={-1}
      aria-describedby={messageId}
      title={active ? 'Your repair is under warranty' : 'Your warranty has expired'}
      stamp={
        <Stamp tone={active ? 'success' : 'error'}>{active ? 'Under warranty' : 'Expired'}</Stamp>
      }
      place="warranty-result"
    >
      <p id={messageId}>{message}</p>
      <TicketRows>
        {rows.map(
          ([label, value]) => value && <TicketRow key={label} label={label} value={value} />,
        )}
        <TicketTotal
          label={active ? 'Days remaining' : 'Expired'}
          value={
            active
              ? days === 0
                ? 'Until tonight'
                : plural(days, 'day')
              : `${plural(days, 'day')} ago`
          }
        />
      </TicketRows>
      {active ? (
        <Button icon="calendar" onClick={book}>
          Book Free Repair
        </Button>
      ) : (
        <ButtonLink icon="calendar" to={`/book-online?${bookingQuery(record)}`}>
          Schedule Service
        </ButtonLink>
      )}
    </Ticket>
  );
}

const bookingQuery = ({ applianceType }: WarrantyRecord): string =>
  new URLSearchParams({ appliance: applianceType }).toString();
