import type { ApplianceSlug, CoverageModule, EarliestWindow } from './entities';
import type { ApplianceCosts, AppliancePrices, PriceTerms, RepairCosts } from './prices';

/** A component of another part; only the types of its properties are shared. */
export type FragmentComponent<Props = object> = (props: Props) => unknown;

/** A component for other parts' pages. Its properties are sent as JSON. */
export interface FragmentModule<Props = object> {
  default: FragmentComponent<Props>;
  /** Loads the component's records before it is rendered or hydrated. */
  warm?: (props: Props) => Promise<unknown>;
}

/**
 * Records that other parts may read, by `part/kind`. The owner lists the kind in `site.records` of
 * its package.json, each reader lists it in `site.consumes`.
 */
export interface FederatedRecords {
  /** Repair prices of one appliance, by the appliance's slug. */
  'mf-estimator/prices': AppliancePrices;
  /** `all`: prices of the repairs of each appliance. */
  'mf-estimator/appliance-costs': ApplianceCosts;
  /** `all`: work that every price includes and does not include. */
  'mf-estimator/price-terms': PriceTerms;
  /** `all`: price of each repair. */
  'mf-estimator/repair-costs': RepairCosts;
}

export type RecordId = keyof FederatedRecords;

/** A stop of a technician's day. */
export interface DayStop {
  /** Name of the technician. */
  person: string;
  /** Five digits. */
  zip: string;
}

/**
 * Modules that other parts may load at run time. The owner's module satisfies the type, and the
 * caller gets the type. A release records both sides, and `site check` compares them.
 */
export interface FederatedModules {
  'mf-blog/LatestArticles': FragmentModule;
  'mf-booking/windows': {
    /** Null if no window is free or the server does not answer. Never rejects. @param zip five digits */
    earliestWindow: (zip: string) => Promise<EarliestWindow | null>;
  };
  'mf-catalog/ApplianceCards': FragmentModule;
  'mf-catalog/BrandWall': FragmentModule;
  'mf-catalog/Search': {
    default: FragmentComponent<{
      /** Called when the dialog has closed; the caller must then unmount it. */
      onClose: () => void;
      /** Text that was typed while the search was loading; ends with a line feed after Enter. */
      typed?: string;
    }>;
  };
  'mf-estimator/EstimateEntry': FragmentModule;
  'mf-estimator/EstimateTeaser': FragmentModule<{
    appliance: ApplianceSlug;
    /** Slug as in addresses: `not-draining`. */
    issue: string;
  }>;
  /** Stops in driving order. */
  'mf-service-areas/DayMap': FragmentModule<{ stops: DayStop[] }>;
  'mf-service-areas/ZipChecker': FragmentModule;
  'mf-service-areas/coverage': CoverageModule;
}

export type FederatedId = keyof FederatedModules;

type AnyFunction = (...args: never[]) => unknown;

/** Components for other parts' pages. A property must not be a function, because JSON has none. */
export type FragmentId = {
  [Id in FederatedId]: FederatedModules[Id] extends FragmentModule<infer Props>
    ? [Extract<Props[keyof Props], AnyFunction>] extends [never]
      ? Id
      : never
    : never;
}[FederatedId];

export type FragmentProps<Id extends FragmentId> =
  FederatedModules[Id] extends FragmentModule<infer Props> ? Props : never;

/** Modules that a part exposes to others, by name. */
export type ExposedModules<Part extends string> = {
  [Id in FederatedId as Id extends `${Part}/${infer Name}` ? Name : never]?: FederatedModules[Id];
};
