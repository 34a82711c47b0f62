import { Badge } from '@site/ui/badge';
import type { BrandRecord } from '../data/shapes';
import { popularityWords } from '../lib/popularity';

/** A brand's place in the market. */
export const PopularityBadge = ({ popularity }: Pick<BrandRecord, 'popularity'>) => (
  <Badge tone="neutral">{popularityWords[popularity]}</Badge>
);
