import type { PriceRange } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { paths } from '@site/data-types/paths';

/** Address of the calculator with a fault chosen. */
export const estimatePath = (appliance: string, issue: string, shown = false): string =>
  `/estimate?${new URLSearchParams({ appliance, issue, ...(shown && { view: 'result' }) })}`;

/** Address of the booking form with an estimate in it: `estimate=$162 - $315`. */
export const bookingPath = (appliance: string, issue: string, price: PriceRange): string =>
  `${paths.booking}?${new URLSearchParams({ appliance, issue, estimate: formatPriceRange(price) })}`;
