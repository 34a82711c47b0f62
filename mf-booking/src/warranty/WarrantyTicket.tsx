import type { WarrantyRecord } from '@site/backend/client';
import { formatDate } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Stamp, Ticket, TicketRow, TicketRows, TicketTotal } from '@site/ui/ticket';
import type { Ref } from 'react';

interface WarrantyTicketProps {
  ref?: Ref<HTMLElement>;
  record: WarrantyRecord;
  active: boolean;
  /** Days left, or days since the warranty ended. */
  days: number;
  message: string;
  onBook: () => void;
}

/** What a look-up has found: the record and where its warranty stands. */
export function WarrantyTicket({
  ref,
  record,
  active,
  days,
  message,
  onBook,
}: WarrantyTicketProps) {
  const { phone, rawPhone } = useCompany();
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
      ref={ref}
      tabIndex={-1}
      title={active ? 'Your repair is under warranty' : 'Your warranty has expired'}
      stamp={
        <Stamp tone={active ? 'success' : 'error'}>{active ? 'Under warranty' : 'Expired'}</Stamp>
      }
      phone={phone}
      rawPhone={rawPhone}
      place="warranty-result"
    >
      <p>{message}</p>
      <TicketRows>
        {rows.map(
          ([label, value]) => value && <TicketRow key={label} label={label} value={value} />,
        )}
        <TicketTotal
          label={active ? 'Days remaining' : 'Expired since'}
          value={`${days} ${days === 1 ? 'day' : 'days'}`}
        />
      </TicketRows>
      {active ? (
        <Button icon="calendar" onClick={onBook}>
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
