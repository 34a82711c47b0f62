import type { Difficulty, PriceRange, Urgency } from '@site/data-types/entities';
import type { Appliance, FaultOf } from '../prices';

/** A fault as the calculator offers and explains it; its price stands in the price table. */
export interface Fault {
  /** Reads like its address, whose words the booking form matches it by. */
  label: string;
  /** As the catalogue's page about the same fault says it. */
  urgency: Urgency;
  /** As the catalogue's page about the same fault says it. */
  difficulty: Difficulty;
  /** What to do at once, before anybody comes, where waiting is dangerous. */
  warning?: string;
  /** What the parts cost in the cheapest and in the dearest case, whole US dollars. */
  parts: PriceRange;
  /** The cheapest case, completing "The repair costs $162 when …". */
  low: string;
  /** The dearest case, completing "… and $315 when …". */
  high: string;
}

/** All faults of one appliance: as many as the price table has, or it does not compile. */
export type Faults<A extends Appliance> = Readonly<Record<FaultOf<A>, Fault>>;
