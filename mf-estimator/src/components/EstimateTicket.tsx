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
import { competitorLabel, competitorPrice, quoteFor } from '../lib/quote';
import { bookingPath } from '../lib/addresses';
import { useMinute } from '../lib/use-minute';
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
      title="Repair estimate"
      headingLevel={3}
      stamp={
        <Stamp tone={left > 0 ? 'success' : 'warning'}>{left > 0 ? 'Price held' : 'Ended'}</Stamp>
      }
      phoneLabel={`${name}:`}
      place="estimate"
    >
      <TicketRows>
        <TicketRow label="Appliance" value={estimate.appliance} />
        <TicketRow label="Issue" value={estimate.issue} />
        <TicketTotal
          label="Estimated cost"
          value={<span id={totalId}>{formatPriceRange(priceRange)}</span>}
        />
      </TicketRows>
      <Cluster className={styles.actions}>
        <ButtonLink
          to={bookingPath(appliance, issue, priceRange)}
          icon="calendar"
          onClick={() => updateDraft({ appliance, issue, estimate })}
        >
          Schedule Appointment
        </ButtonLink>
        <CallUs variant="outline" place="estimate">
          Call to Confirm Price
        </CallUs>
      </Cluster>
      <PriceLock calculatedAt={estimate.calculatedAt} left={left} onRenew={onRenew} />
      <TicketRows>
        {breakdown.map((line) => (
          <TicketRow
            key={line.label}
            label={line.label}
            value={line.min === line.max ? formatPrice(line.min) : formatPriceRange(line)}
          />
        ))}
        {samples && (
          <>
            <TicketRow label={asSample('Accuracy for this repair')} value={`${accuracy}%`} />
            <TicketRow
              label={asSample(`Competitors, ${competitorLabel}`)}
              value={formatPriceRange(competitorPrice(priceRange))}
            />
          </>
        )}
        <TicketRow
          label="Calculated"
          value={formatInstant(new Date(estimate.calculatedAt), timeZone)}
        />
      </TicketRows>
      <RangeChart
        range={priceRange}
        bounds={bounds}
        label={`All ${estimate.appliance.toLowerCase()} repairs`}
      />
      <p>
        Why a range: it is {formatPrice(priceRange.min)} when {reasons.low}, and{' '}
        {formatPrice(priceRange.max)} when {reasons.high}. The inspection shows which.
      </p>
      {samples && (
        <p>The figure for competitors is our range plus 30%. It is no quote of another company.</p>
      )}
      <p>{included}</p>
      {excludes && <p>Not in this price: {excludes}</p>}
      <p>{quotedBrands}</p>
      <Included />
      <div className={styles.actions}>
        <Button variant="ghost" size="sm" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Ticket>
  );
}
