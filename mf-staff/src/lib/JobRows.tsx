import type { Completion } from '@site/client/staff';
import { formatDate } from '@site/data-types/format';
import { formatAmount } from '@site/client/mail/receipt-words';
import { TicketRow } from '@site/ui/ticket';

type Job = Omit<Completion, 'totalCost'> & {
  /** A number of US dollars, or the text that was typed. */
  totalCost?: number | string | null;
};

/** Work done at a visit, one row for each answer. */
export const JobRows = ({ job }: { job: Job }) => (
  <>
    {job.serviceDate && <TicketRow label="Done on" value={formatDate(job.serviceDate)} />}
    {job.technicianName && <TicketRow label="By" value={job.technicianName} />}
    {job.applianceModel && <TicketRow label="Model" value={job.applianceModel} />}
    {job.applianceSerial && <TicketRow label="Serial" value={job.applianceSerial} />}
    {job.laborDescription && <TicketRow label="Labor" value={job.laborDescription} />}
    {job.partsReplaced && <TicketRow label="Parts" value={job.partsReplaced} />}
    {typeof job.totalCost === 'number' && (
      <TicketRow label="Cost" value={formatAmount(job.totalCost)} />
    )}
    {typeof job.totalCost === 'string' && job.totalCost && (
      <TicketRow label="Cost" value={job.totalCost} />
    )}
    {job.notes && <TicketRow label="Notes" value={job.notes} />}
  </>
);
