import type { ApplianceSlug, CoverageModule, EarliestWindow } from './entities';
import type { ApplianceCosts, AppliancePrices, RepairCosts } from './prices';

/** A component as far as another part needs to know it: its properties. */
export type FragmentComponent<Props = object> = (props: Props) => unknown;

/** A component that stands on other parts' pages. Its properties must survive JSON. */
export interface FragmentModule<Props = object> {
  default: FragmentComponent<Props>;
  /** Loads the records that it shows; awaited before it is rendered or hydrated. */
  warm?: (props: Props) => Promise<unknown>;
}

/**
 * Records that parts read of each other, by `part/kind`. The owner lists the kind under
 * `site.records` of its package.json, each reader under `site.consumes`.
 */
export interface FederatedRecords {
  /** What the repairs of one appliance cost, by the appliance's slug. */
  'mf-estimator/prices': AppliancePrices;
  /** `all`: what the repairs of each appliance cost. */
  'mf-estimator/appliance-costs': ApplianceCosts;
  /** `all`: what each repair costs. */
  'mf-estimator/repair-costs': RepairCosts;
}

export type RecordId = keyof FederatedRecords;

/**
 * What parts use of each other at run time. Whoever exposes a module satisfies its type here,
 * whoever loads one gets it; a release records both sides, and `site check` compares them.
 */
export interface FederatedModules {
  'mf-blog/LatestArticles': FragmentModule;
  'mf-booking/outbox': { start: () => void };
  'mf-booking/windows': {
    /** Null where there is none, or nobody can say. Never rejects. @param zip five digits */
    earliestWindow: (zip: string) => Promise<EarliestWindow | null>;
  };
  'mf-catalog/ApplianceCards': FragmentModule;
  'mf-catalog/BrandWall': FragmentModule;
  'mf-catalog/Search': {
    default: FragmentComponent<{
      /** Called when the dialog has closed; whoever opened it takes it away. */
      onClose: () => void;
      /** What was typed while the search itself was on its way. */
      typed?: string;
    }>;
  };
  'mf-estimator/EstimateEntry': FragmentModule;
  'mf-estimator/EstimateTeaser': FragmentModule<{
    appliance: ApplianceSlug;
    /** As addresses write it: `not-draining`. */
    issue: string;
  }>;
  'mf-service-areas/ZipChecker': FragmentModule;
  'mf-service-areas/coverage': CoverageModule;
}

export type FederatedId = keyof FederatedModules;

type AnyFunction = (...args: never[]) => unknown;

/** Components that stand on other parts' pages: those without a function among their properties. */
export type FragmentId = {
  [Id in FederatedId]: FederatedModules[Id] extends FragmentModule<infer Props>
    ? [Extract<Props[keyof Props], AnyFunction>] extends [never]
      ? Id
      : never
    : never;
}[FederatedId];

/** Properties of a fragment. */
export type FragmentProps<Id extends FragmentId> =
  FederatedModules[Id] extends FragmentModule<infer Props> ? Props : never;

/** Modules that a part exposes to others, by name; what its prerendered fragments satisfy. */
export type ExposedModules<Part extends string> = {
  [Id in FederatedId as Id extends `${Part}/${infer Name}` ? Name : never]?: FederatedModules[Id];
};
