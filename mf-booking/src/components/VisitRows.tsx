import type { AppointmentRequest } from '@site/data-types/entities';
import { formatDate, formatPriceRange } from '@site/data-types/format';
import { TicketRow, TicketRows } from '@site/ui/ticket';

/** What was asked for, line by line. */
export function VisitRows({ request }: { request: AppointmentRequest }) {
  const { appliance, issue, preferredDate, preferredTime, address, zipCode, estimate } = request;
  return (
    <TicketRows>
      <TicketRow label="Appliance" value={appliance} />
      <TicketRow label="Issue" value={issue} />
      <TicketRow label="Date" value={formatDate(preferredDate)} />
      <TicketRow label="Time" value={preferredTime} />
      <TicketRow label="Address" value={`${address}, ${zipCode}`} />
      {estimate && <TicketRow label="Estimate" value={formatPriceRange(estimate.priceRange)} />}
      {request.warrantyRecordId && <TicketRow label="Warranty" value="Free repair" />}
    </TicketRows>
  );
}
