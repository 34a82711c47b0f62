import { formatPriceRange, readable } from '@site/data-types/format';
import { ButtonLink } from '@site/ui/button';
import { PriceFigure } from '@site/ui/price-figure';
import { useLocation } from 'react-router-dom';
import { RangeChart } from '../components/RangeChart';
import { bounds } from '../data/prices';
import { pricedIssueOf } from '../lib/price';
import { estimatePath } from '../lib/addresses';

/**
 * What the repair of the page's issue costs, with the way to the calculator, for the catalogue's
 * pages `/issues/<appliance>-<fault>`. Nothing on any other page or for a fault without a price.
 */
export default function EstimateTeaser() {
  const issue = pricedIssueOf(useLocation().pathname);
  if (!issue) return null;
  const { priceRange, accuracy } = issue;
  return (
    <PriceFigure
      role="region"
      aria-label="Repair estimate"
      label="Estimated cost"
      price={formatPriceRange(priceRange)}
      note={`${accuracy}% accuracy for this repair. Visit, labor and parts are included.`}
      action={
        <ButtonLink
          to={estimatePath(issue.appliance, issue.issue, true)}
          variant="outline"
          icon="arrow-right"
        >
          See Your Estimate
        </ButtonLink>
      }
    >
      <RangeChart
        range={priceRange}
        bounds={bounds[issue.appliance]}
        label={`All ${readable(issue.appliance).toLowerCase()} repairs`}
      />
    </PriceFigure>
  );
}
