import type { PriceRange } from '@site/data-types/entities';
import type { Severity } from '@site/data-types/prices';
import type { Appliance, FaultOf } from '../prices';

/** A fault as the calculator shows it. Its price is in the price table. */
export interface Fault extends Severity {
  /** Must read like its address, because the booking form finds the fault by either. */
  label: string;
  /** Advice to follow at once, before the technician comes, if waiting is dangerous. */
  warning?: string;
  /** Price of the parts in the cheapest and in the most expensive case, whole US dollars. */
  parts: PriceRange;
  /** The cheapest case, completing "The repair costs $162 when …". */
  low: string;
  /** The most expensive case, completing "… and $315 when …". */
  high: string;
}

/** All faults of one appliance. The type requires one for each row of the price table. */
export type Faults<A extends Appliance> = Readonly<Record<FaultOf<A>, Fault>>;
