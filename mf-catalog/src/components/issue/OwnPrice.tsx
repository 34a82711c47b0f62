import { formatPriceRange } from '@site/data-types/format';
import { ButtonLink } from '@site/ui/button';
import { PriceFigure } from '@site/ui/price-figure';
import { estimatePath } from '../../lib/links';
import { priceOf, prices } from '../../lib/prices';
import type { IssueProps } from './issue-props';

/** The price alone, for when the calculator has no answer or cannot run. */
export function OwnPrice({ issue }: IssueProps) {
  const estimate = estimatePath(issue.appliance.slug, issue.fault);
  return (
    <PriceFigure
      label="Usual cost"
      price={formatPriceRange(priceOf(issue.appliance.slug, issue.fault))}
      note={prices.get(issue.appliance.slug).included}
      action={
        estimate && (
          <ButtonLink to={estimate} variant="outline" icon="arrow-right">
            See Your Estimate
          </ButtonLink>
        )
      }
    />
  );
}
