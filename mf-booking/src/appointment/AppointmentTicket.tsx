import { shown } from '@site/data-types/shown';
import { priceLock } from '@site/client/mail/visit-words';
import type { AppointmentView } from '@site/data-types/appointment';
import { formatPriceRange } from '@site/data-types/format';
import { formatAddress, formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Stamp, Ticket, TicketRow, TicketRows } from '@site/ui/ticket';
import type { ReactNode } from 'react';
import * as m from '../messages/appointment';
import styles from './AppointmentTicket.module.css';
import { stateWords, waitsFor, whatHappensNext } from '../confirmation/state-words';
import { Timeline } from './Timeline';

interface AppointmentTicketProps {
  view: AppointmentView;
  /** Shown at its end: what can be done. */
  children?: ReactNode;
}

/** Repair, place, time, customer and price, with the state as a stamp. */
export function AppointmentTicket({ view, children }: AppointmentTicketProps) {
  const company = useCompany();
  const { id, state, appliance, issue, brand, name, address, zip, technician } = view;
  const waits = waitsFor(view);
  const { label, tone } = waits
    ? ({ label: m.partOrdered, tone: 'warning' } as const)
    : stateWords[state];
  const asked = view.history.findLast((event) => ['requested', 'moved'].includes(event.state));
  return (
    <Ticket
      title={m.applianceRepair({ appliance: shown(appliance) })}
      number={id}
      stamp={<Stamp tone={tone}>{label}</Stamp>}
      place="appointment-ticket"
      className={view.receipts?.length ? styles.withReceipt : undefined}
    >
      <p className={styles.when} data-state={state}>
        <span>{formatDay(view.preferredDate)}</span>
        <span>{formatWindow(view.preferredTime)}</span>
      </p>
      <p>
        {waits ??
          whatHappensNext({ ...view, bookedAt: asked?.at ?? new Date().toISOString() }, company)}
      </p>
      {!waits && <Timeline view={view} />}
      <TicketRows>
        <TicketRow label={m.issue} value={shown(issue)} />
        {brand && <TicketRow label={m.brand} value={brand} />}
        <TicketRow label={m.nameLabel} value={name} />
        <TicketRow label={m.address} value={formatAddress(address, zip)} />
        {state !== 'canceled' && (
          <>
            {technician && <TicketRow label={m.technician} value={technician} />}
            {!view.receipts?.length && <PriceRows view={view} timeZone={company.timeZone} />}
          </>
        )}
      </TicketRows>
      {children}
    </Ticket>
  );
}

function PriceRows({ view, timeZone }: { view: AppointmentView; timeZone: string }) {
  const { isWarranty, estimate, history } = view;
  if (view.returnsFor) return <TicketRow label={m.price} value={m.secondVisitNoFee} />;
  if (isWarranty) return <TicketRow label={m.price} value={m.freeUnderWarranty} />;
  if (!estimate) return <TicketRow label={m.price} value={m.givenBeforeWork} />;
  const bookedAt = history[0]?.at ?? estimate.calculatedAt;
  return (
    <>
      <TicketRow label={m.estimate} value={formatPriceRange(estimate.priceRange)} />
      <TicketRow label={m.priceLock} value={priceLock(estimate, bookedAt, timeZone)} />
    </>
  );
}
