import type { Urgency } from '@site/data-types/entities';
import { Badge } from '@site/ui/badge';
import type { BadgeTone } from '@site/ui/badge';

const tones: Record<Urgency, BadgeTone> = {
  Critical: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
};

/** Critical red, High orange, Medium yellow, Low green; always in words too. */
export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => (
  <Badge tone={tones[urgency]}>{urgency} urgency</Badge>
);
