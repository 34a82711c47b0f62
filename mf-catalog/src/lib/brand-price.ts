import type { ApplianceSlug } from '@site/data-types/entities';
import type { BrandRecord } from '../data/shapes';
import { prices } from './records';

/** The appliance whose prices name the brands that are quoted after a look; only luxury can be one. */
export const priceNoteFrom = ({
  appliances,
  popularity,
}: BrandRecord): ApplianceSlug | undefined =>
  popularity === 'Luxury' ? appliances[0]?.slug : undefined;

/** A note about the prices of a brand. Call `prices.warm(priceNoteFrom(record))` first. */
export function priceNoteOf(record: BrandRecord): string | undefined {
  const appliance = priceNoteFrom(record);
  const words = appliance && prices.get(appliance).quotedBrands;
  return words?.includes(record.name) ? words : undefined;
}
