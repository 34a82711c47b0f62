import type { ServiceRecord } from '@site/backend/staff';
import { formatDate } from '@site/data-types/format';
import { Stack } from '@site/ui/layout';
import { TicketRow, TicketRows } from '@site/ui/ticket';

/** `240.5` → `$240.50` */
const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** What was done, and how long it is under warranty. */
export const RecordTicket = ({
  record,
  title = 'Service record',
}: {
  record: ServiceRecord;
  title?: string;
}) => (
  <section aria-label={title}>
    <Stack gap="sm">
      <h2>{title}</h2>
      <TicketRows>
        <TicketRow label="Done on" value={formatDate(record.serviceDate)} />
        <TicketRow label="By" value={record.technicianName} />
        {record.applianceModel && <TicketRow label="Model" value={record.applianceModel} />}
        {record.laborDescription && <TicketRow label="Labor" value={record.laborDescription} />}
        {record.partsReplaced && <TicketRow label="Parts" value={record.partsReplaced} />}
        {record.totalCost !== null && <TicketRow label="Cost" value={dollars(record.totalCost)} />}
        {record.notes && <TicketRow label="Notes" value={record.notes} />}
        <TicketRow label="Warranty until" value={formatDate(record.warrantyEndDate)} />
      </TicketRows>
    </Stack>
  </section>
);
