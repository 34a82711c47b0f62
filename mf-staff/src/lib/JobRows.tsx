import type { Completion } from '@site/client/staff';
import { formatDate } from '@site/data-types/format';
import { shown } from '@site/data-types/shown';
import { formatAmount } from '@site/data-types/amount';
import { TicketRow } from '@site/ui/ticket';
import * as m from '../messages/offline';

type Job = Omit<Completion, 'totalCost'> & {
  /** A number of US dollars, or the text that was typed. */
  totalCost?: number | string | null;
};

/** Work done at a visit, one row for each answer. */
export const JobRows = ({ job }: { job: Job }) => (
  <>
    {job.serviceDate && <TicketRow label={m.doneOn} value={formatDate(job.serviceDate)} />}
    {job.technicianName && <TicketRow label={m.by} value={shown(job.technicianName)} />}
    {job.applianceModel && <TicketRow label={m.model} value={job.applianceModel} />}
    {job.applianceSerial && <TicketRow label={m.serial} value={job.applianceSerial} />}
    {job.laborDescription && <TicketRow label={m.labor} value={shown(job.laborDescription)} />}
    {job.partsReplaced && <TicketRow label={m.parts} value={job.partsReplaced} />}
    {typeof job.totalCost === 'number' && (
      <TicketRow label={m.cost} value={formatAmount(job.totalCost)} />
    )}
    {typeof job.totalCost === 'string' && job.totalCost && (
      <TicketRow label={m.cost} value={job.totalCost} />
    )}
    {job.notes && <TicketRow label={m.notes} value={job.notes} />}
  </>
);
