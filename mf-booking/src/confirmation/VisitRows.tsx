import { shown } from '@site/data-types/shown';
import { priceLock } from '@site/client/mail/visit-words';
import { formatPriceRange } from '@site/data-types/format';
import { formatAddress, formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import * as m from '../messages/submit';
import type { RequestContent } from '../request';

interface VisitRowsProps {
  request: RequestContent;
  /** ISO 8601 instant. Absent while nothing is booked. */
  bookedAt?: string;
}

/** The requested visit, line by line. */
export function VisitRows({ request, bookedAt }: VisitRowsProps) {
  const { timeZone } = useCompany();
  const { appliance, issue, preferredDate, preferredTime, address, zipCode, estimate } = request;
  return (
    <TicketRows>
      <TicketRow label={m.appliance} value={shown(appliance)} />
      <TicketRow label={m.issue} value={shown(issue)} />
      <TicketRow label={m.date} value={formatDay(preferredDate)} />
      <TicketRow label={m.time} value={formatWindow(preferredTime)} />
      <TicketRow label={m.address} value={formatAddress(address, zipCode)} />
      {estimate && <TicketRow label={m.estimate} value={formatPriceRange(estimate.priceRange)} />}
      {estimate && bookedAt && (
        <TicketRow label={m.priceLock} value={priceLock(estimate, bookedAt, timeZone)} />
      )}
      {request.warrantyRecordId && <TicketRow label={m.warranty} value={m.freeRepair} />}
    </TicketRows>
  );
}
