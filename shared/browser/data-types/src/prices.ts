import type { ApplianceSlug, Difficulty, PriceRange, Urgency } from './entities';

/** Price of one repair in whole US dollars, with visit, labor and parts. */
export interface RepairPrice extends PriceRange {
  /** How often the range is right, in percent; absent if the calculator has no answer. */
  accuracy?: number | undefined;
  /** Work that this price does not include, as a sentence without its first words: `a new bearing.` */
  excludes?: string | undefined;
}

/** How soon a repair is needed, and how hard it is for the technician. */
export interface Severity {
  urgency: Urgency;
  difficulty: Difficulty;
}

/** One repair. */
export interface Repair extends RepairPrice, Severity {
  /** Time on site in words: `1-4 hours`. */
  repairTime: string;
}

/** `price-terms/all`: what holds for every price. */
export interface PriceTerms {
  /** Work and parts that every price includes, as a sentence. */
  included: string;
  /** Work that no price includes, by appliance, as a sentence without its first words. */
  excluded: string;
  /** Sentence about brands whose repairs are quoted after a look. */
  quotedBrands: string;
  /** Sentence with the price of the visit that finds the fault. Releases before 2026-11-27 lack it. */
  diagnosis?: string;
}

/** Cost of an appliance's repairs, and how long a visit takes. */
export interface ApplianceCost extends PriceRange {
  /** Time on site of a typical visit in words: `1-2 hours`. A long repair takes longer. */
  typicalVisit: string;
}

/** `prices/<appliance>` */
export interface AppliancePrices {
  /** Range of all its repairs. */
  range: ApplianceCost;
  /** Sentence about brands whose repairs are quoted after a look; absent in older releases. */
  quotedBrands?: string;
  /** Work and parts that every price includes, as a sentence. */
  included: string;
  /** Work that none of its prices includes, as a sentence without its first words. */
  excludes?: string | undefined;
  /** By the slug. */
  repairs: Record<string, Repair>;
}

/** `appliance-costs/all` */
export type ApplianceCosts = Record<ApplianceSlug, ApplianceCost>;

/** `repair-costs/all`: by the slugs of appliance and issue. */
export type RepairCosts = Record<ApplianceSlug, Record<string, PriceRange>>;
