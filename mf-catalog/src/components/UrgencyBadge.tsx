import type { Urgency } from '@site/data-types/entities';
import { Badge, urgencyTones } from '@site/ui/badge';

/** Critical red, High orange, Medium yellow, Low green; always in words too. */
export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => (
  <Badge tone={urgencyTones[urgency]}>{urgency} urgency</Badge>
);
