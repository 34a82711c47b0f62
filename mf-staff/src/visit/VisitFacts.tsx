import type { StaffVisit } from '@site/backend/staff';
import { formatPriceRange } from '@site/data-types/format';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { Unbroken } from '@site/ui/unbroken';
import { jobOf } from '../lib/words';

/** What is known before the door opens. */
export function VisitFacts({ visit }: { visit: StaffVisit }) {
  const { timeZone } = useCompany();
  const { estimate, isWarranty, comments, email, createdAt, cancelReason } = visit;
  return (
    <section aria-label="The job">
      <TicketRows>
        <TicketRow label="Job" value={jobOf(visit)} />
        {isWarranty && <TicketRow label="Price" value="Free, under warranty" />}
        {estimate && (
          <TicketRow
            label="Estimate"
            value={<Unbroken>{formatPriceRange(estimate.priceRange)}</Unbroken>}
          />
        )}
        {cancelReason && <TicketRow label="Cancelled because" value={cancelReason} />}
        {comments && <TicketRow label="From the form" value={comments} />}
        {email && <TicketRow label="Email" value={<a href={`mailto:${email}`}>{email}</a>} />}
        <TicketRow label="Requested" value={formatInstant(new Date(createdAt), timeZone)} />
      </TicketRows>
    </section>
  );
}
