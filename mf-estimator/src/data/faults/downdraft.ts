import type { Severity } from '@site/data-types/prices';
import type { priceTable } from '../prices';

/** The faults of the downdraft. The calculator has no answer for them; the catalog shows them. */
export const downdraft: Readonly<Record<keyof (typeof priceTable)['downdraft'], Severity>> = {
  'not-rising': { urgency: 'Medium', difficulty: 'Hard' },
  'weak-suction': { urgency: 'Medium', difficulty: 'Easy' },
  'fan-not-running': { urgency: 'Medium', difficulty: 'Medium' },
  'loud-noise': { urgency: 'Medium', difficulty: 'Medium' },
  'controls-not-responding': { urgency: 'Low', difficulty: 'Medium' },
};
