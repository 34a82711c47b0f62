import { formatPriceRange } from '@site/data-types/format';
import { ButtonLink } from '@site/ui/button';
import { PriceFigure } from '@site/ui/price-figure';
import { estimatePath } from '../../lib/links';
import { repairOf } from '../../lib/prices';
import { prices } from '../../lib/records';
import * as m from '../../messages/issue';
import type { IssueProps } from './issue-props';

/** The price alone, for when the calculator has no answer or cannot run. */
export function OwnPrice({ issue }: IssueProps) {
  const { appliance, fault } = issue;
  const repair = repairOf(appliance.slug, fault);
  return (
    <PriceFigure
      label={m.usualCost}
      price={formatPriceRange(repair)}
      note={prices.get(appliance.slug).included}
      action={
        repair.accuracy !== undefined && (
          <ButtonLink to={estimatePath(appliance.slug, fault)} variant="outline" icon="arrow-right">
            {m.seeYourEstimate}
          </ButtonLink>
        )
      }
    />
  );
}
