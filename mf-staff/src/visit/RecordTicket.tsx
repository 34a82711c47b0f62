import type { ServiceRecord } from '@site/client/staff';
import { formatDate } from '@site/data-types/format';
import { Stack } from '@site/ui/layout';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { JobRows } from '../lib/JobRows';
import * as m from '../messages/record-ticket';

/** The work that was done, and how long it is under warranty. */
export const RecordTicket = ({
  record,
  title = m.serviceRecord,
}: {
  record: ServiceRecord;
  title?: string;
}) => (
  <section aria-label={title}>
    <Stack gap="sm">
      <h2>{title}</h2>
      <TicketRows>
        <JobRows job={record} />
        <TicketRow label={m.warrantyUntil} value={formatDate(record.warrantyEndDate)} />
      </TicketRows>
    </Stack>
  </section>
);
