import { formatPriceRange } from '@site/data-types/format';
import { ButtonLink } from '@site/ui/button';
import { PriceFigure } from '@site/ui/price-figure';
import { estimatePath } from '../../lib/links';
import type { IssueProps } from './issue-props';

/** The catalogue's own price range: where the calculator has none, or cannot run. */
export function OwnPrice({ issue }: IssueProps) {
  const estimate = estimatePath(issue.appliance.slug, issue.fault);
  return (
    <PriceFigure
      label="Usual cost"
      price={formatPriceRange(issue.avgCost)}
      note="Visit, labor and parts are included."
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
