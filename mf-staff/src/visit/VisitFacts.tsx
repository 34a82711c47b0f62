import type { StaffVisit } from '@site/client/staff';
import { formatPriceRange } from '@site/data-types/format';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { Unbroken } from '@site/ui/unbroken';
import { jobOf } from '../lib/words';
import * as m from '../messages/visit';
import styles from './VisitFacts.module.css';

/** A customer's address may contain what a link reads as further recipients or a text. */
const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Facts of the visit that are known on arrival. */
export function VisitFacts({ visit }: { visit: StaffVisit }) {
  const { timeZone } = useCompany();
  const { estimate, isWarranty, comments, email, createdAt, cancelReason } = visit;
  return (
    <section aria-label={m.theJob}>
      <TicketRows>
        <TicketRow label={m.job} value={jobOf(visit)} />
        {visit.returnsFor && <TicketRow label={m.secondVisit} value={m.noVisitFee} />}
        {isWarranty && <TicketRow label={m.price} value={m.freeUnderWarranty} />}
        {estimate && (
          <TicketRow
            label={m.estimate}
            value={
              <>
                <Unbroken>{formatPriceRange(estimate.priceRange)}</Unbroken>
                {!estimate.checked && m.asSentNotChecked}
              </>
            }
          />
        )}
        {cancelReason && <TicketRow label={m.canceledBecause} value={cancelReason} />}
        {email && (
          <TicketRow
            label={m.email}
            value={
              <a className={styles.mail} href={mailLink(email)}>
                {email}
              </a>
            }
          />
        )}
        {visit.language === 'es' && <TicketRow label={m.mailsAndTexts} value={m.inSpanish} />}
        {visit.texts && <TicketRow label={m.texts} value={m.wanted} />}
        <TicketRow label={m.requested} value={formatInstant(new Date(createdAt), timeZone)} />
      </TicketRows>
      {comments && (
        <div className={styles.comments}>
          <p className={styles.label}>{m.fromTheForm}</p>
          <p className={styles.words}>{comments}</p>
        </div>
      )}
    </section>
  );
}
