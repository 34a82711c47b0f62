import { shown } from '@site/data-types/shown';
import { formatPriceRange, readable } from '@site/data-types/format';
import type { FragmentProps } from '@site/data-types/federated-modules';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { PriceFigure } from '@site/ui/price-figure';
import { asSample } from '@site/ui/sample-note';
import { RangeChart } from '../components/RangeChart';
import { included } from '../data/exclusions';
import { estimatePath } from '../lib/addresses';
import { prices } from '../lib/records';
import * as m from '../messages/estimate-teaser';

type Props = FragmentProps<'mf-estimator/EstimateTeaser'>;

export const warm = ({ appliance }: Props) => prices.warm(appliance);

/**
 * The price of a repair with a link to the calculator. Empty for a repair that the calculator has
 * no price for.
 */
export default function EstimateTeaser({ appliance, issue }: Props) {
  const { samples } = useCompany();
  const { range, repairs = {} } = prices.read(appliance) ?? {};
  const price = Object.hasOwn(repairs, issue) ? repairs[issue] : undefined;
  if (!range || price?.accuracy === undefined) return null;
  return (
    <PriceFigure
      role="region"
      aria-label={m.repairEstimate}
      label={m.estimatedCost}
      price={formatPriceRange(price)}
      note={[
        ...(samples
          ? [`${asSample(m.accuracyAccuracyRepair({ accuracy: price.accuracy }))}.`]
          : []),
        included,
      ].join(' ')}
      action={
        <ButtonLink to={estimatePath(appliance, issue, true)} variant="outline" icon="arrow-right">
          {m.seeYourEstimate}
        </ButtonLink>
      }
    >
      <RangeChart
        range={price}
        bounds={range}
        label={m.allApplianceRepairs({ appliance: shown(readable(appliance)).toLowerCase() })}
      />
    </PriceFigure>
  );
}
