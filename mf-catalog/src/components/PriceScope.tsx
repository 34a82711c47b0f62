import type { AppliancePrices } from '@site/data-types/prices';

/** Work that the prices of an appliance include and do not include, in their owner's words. */
export const PriceScope = ({ prices }: { prices: AppliancePrices }) => (
  <p>
    {prices.included} {prices.excludes && `Not in these prices: ${prices.excludes}`}
  </p>
);
