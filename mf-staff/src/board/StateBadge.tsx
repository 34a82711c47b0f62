import type { StaffVisit } from '@site/client/staff';
import { Badge } from '@site/ui/badge';
import type { BadgeTone } from '@site/ui/badge';
import { stateWords } from '../lib/words';
import * as m from '../messages/state-badge';

const tones: Partial<Record<StaffVisit['state'], BadgeTone>> = {
  requested: 'medium',
  confirmed: 'low',
  on_the_way: 'moderate',
  no_one_home: 'high',
};

/** The state in words and shape; a request that waits too long is critical. */
export const StateBadge = ({ visit }: { visit: Pick<StaffVisit, 'state' | 'late'> }) =>
  visit.late ? (
    <Badge tone="critical">{m.lateToConfirm}</Badge>
  ) : (
    <Badge tone={tones[visit.state] ?? 'neutral'}>{stateWords[visit.state]}</Badge>
  );
