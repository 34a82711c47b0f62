import { shown } from '@site/data-types/shown';
import type { EstimateSummary } from '@site/data-types/entities';
import { formatPrice, formatPriceRange } from '@site/data-types/format';
import { formatInstant } from '@site/data-types/visit';
import { updateDraft, useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { Stamp, Ticket, TicketRow, TicketRows, TicketTotal } from '@site/ui/ticket';
import { timeLeft } from '../lib/price-lock';
import { included, quotedBrands } from '../data/exclusions';
import { competitorPrice, quoteFor } from '../lib/quote';
import { bookingPath } from '../lib/addresses';
import { useMinute } from '../lib/use-minute';
import * as m from '../messages/estimate';
import styles from './EstimateTicket.module.css';
import { Included } from './Included';
import { PriceLock } from './PriceLock';
import { RangeChart } from './RangeChart';

/** Id of the price, which is read out when the ticket appears. */
export const totalId = 'estimate-total';

interface EstimateTicketProps {
  /** As addresses write them. */
  appliance: string;
  issue: string;
  estimate: EstimateSummary;
  /** Asks for a new estimate when the old one has ended. */
  onRenew: () => void;
}

/** The estimate as a service ticket: price, breakdown and how long it is held. */
export function EstimateTicket({ appliance, issue, estimate, onRenew }: EstimateTicketProps) {
  const { name, timeZone, samples } = useCompany();
  const { priceRange, accuracy, breakdown } = estimate;
  const { reasons, bounds, excludes } = quoteFor(appliance, issue);
  const left = timeLeft(estimate, useMinute());
  return (
    <Ticket
      title={m.repairEstimate}
      headingLevel={3}
      stamp={
        <Stamp tone={left > 0 ? 'success' : 'warning'}>{left > 0 ? m.priceHeld : m.ended}</Stamp>
      }
      phoneLabel={`${name}:`}
      place="estimate"
    >
      <TicketRows>
        <TicketRow label={m.appliance} value={shown(estimate.appliance)} />
        <TicketRow label={m.issue} value={shown(estimate.issue)} />
        <TicketTotal
          label={m.estimatedCost}
          value={<span id={totalId}>{formatPriceRange(priceRange)}</span>}
        />
      </TicketRows>
      <Cluster className={styles.actions}>
        <ButtonLink
          to={bookingPath(appliance, issue, priceRange)}
          icon="calendar"
          onClick={() => updateDraft({ appliance, issue, estimate })}
        >
          {m.scheduleAppointment}
        </ButtonLink>
        <CallUs variant="outline" place="estimate">
          {m.callToConfirmPrice}
        </CallUs>
      </Cluster>
      <PriceLock calculatedAt={estimate.calculatedAt} left={left} onRenew={onRenew} />
      <TicketRows>
        {breakdown.map((line) => (
          <TicketRow
            key={line.label}
            label={shown(line.label)}
            value={line.min === line.max ? formatPrice(line.min) : formatPriceRange(line)}
          />
        ))}
        {samples && (
          <>
            <TicketRow label={asSample(m.accuracyForThisRepair)} value={`${accuracy}%`} />
            <TicketRow
              label={asSample(m.competitorsHigher)}
              value={formatPriceRange(competitorPrice(priceRange))}
            />
          </>
        )}
        <TicketRow
          label={m.calculated}
          value={formatInstant(new Date(estimate.calculatedAt), timeZone)}
        />
      </TicketRows>
      <RangeChart
        range={priceRange}
        bounds={bounds}
        label={m.allApplianceRepairs({ appliance: shown(estimate.appliance).toLowerCase() })}
      />
      <p>
        {m.whyRangeMinWhen({
          min: formatPrice(priceRange.min),
          low: reasons.low,
          max: formatPrice(priceRange.max),
          high: reasons.high,
        })}
      </p>
      {samples && <p>{m.figureCompetitorsRangePlus}</p>}
      <p>{included}</p>
      {excludes && <p>{m.notPriceExcludes({ excludes })}</p>}
      <p>{quotedBrands}</p>
      <Included />
      <div className={styles.actions}>
        <Button variant="ghost" size="sm" icon="print" onClick={() => window.print()}>
          {m.printLabel}
        </Button>
      </div>
    </Ticket>
  );
}
