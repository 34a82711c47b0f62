import type { AppliancePrices } from '@site/data-types/prices';

/** What the prices of an appliance hold and do not hold, as their owner says it. */
export const PriceScope = ({ prices }: { prices: AppliancePrices }) => (
  <p>
    {prices.included} {prices.excludes && `Not in these prices: ${prices.excludes}`}
  </p>
);
