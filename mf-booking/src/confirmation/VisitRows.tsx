import { priceLock } from '@site/client/mail/visit-words';
import { formatPriceRange } from '@site/data-types/format';
import { formatAddress, formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { TicketRow, TicketRows } from '@site/ui/ticket';
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
      <TicketRow label="Appliance" value={appliance} />
      <TicketRow label="Issue" value={issue} />
      <TicketRow label="Date" value={formatDay(preferredDate)} />
      <TicketRow label="Time" value={formatWindow(preferredTime)} />
      <TicketRow label="Address" value={formatAddress(address, zipCode)} />
      {estimate && <TicketRow label="Estimate" value={formatPriceRange(estimate.priceRange)} />}
      {estimate && bookedAt && (
        <TicketRow label="Price lock" value={priceLock(estimate, bookedAt, timeZone)} />
      )}
      {request.warrantyRecordId && <TicketRow label="Warranty" value="Free repair" />}
    </TicketRows>
  );
}
