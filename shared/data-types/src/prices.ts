import type { ApplianceSlug, PriceRange } from './entities';

/** Price of one repair, whole US dollars: visit, labor and parts. */
export interface RepairPrice extends PriceRange {
  /** How often the range holds, in percent; absent where the calculator has no answer. */
  accuracy?: number | undefined;
}

/** What an appliance's repairs cost and how long they take. */
export interface ApplianceCost extends PriceRange {
  /** Usual time on site in words: `1-2 hours`. */
  repairTime: string;
}

/** `prices/<appliance>` */
export interface AppliancePrices {
  /** Of its repairs together; every price lies within. */
  range: ApplianceCost;
  /** By the issue, as addresses write it. */
  repairs: Record<string, RepairPrice>;
}

/** `appliance-costs/all` */
export type ApplianceCosts = Record<ApplianceSlug, ApplianceCost>;

/** `repair-costs/all`: by appliance and issue, as addresses write them. */
export type RepairCosts = Record<ApplianceSlug, Record<string, PriceRange>>;
