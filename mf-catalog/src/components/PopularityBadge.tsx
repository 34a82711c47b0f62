import { Badge } from '@site/ui/badge';
import type { BrandRecord } from '../data/shapes';

/** A brand's place in the market, in its own word. */
export const PopularityBadge = ({ popularity }: Pick<BrandRecord, 'popularity'>) => (
  <Badge tone="neutral">{popularity}</Badge>
);
