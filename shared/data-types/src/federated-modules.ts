import type { CoverageModule, EarliestWindow } from './entities';

/** A component as far as another part needs to know it: its properties. */
export type FragmentComponent<Props = object> = (props: Props) => unknown;

/**
 * What parts use of each other at run time. Whoever exposes a module satisfies its type here,
 * whoever loads one gets it; a release records both sides, and `site check` compares them.
 */
export interface FederatedModules {
  'mf-blog/LatestArticles': { default: FragmentComponent };
  'mf-booking/outbox': { start: () => void };
  'mf-booking/windows': {
    /** Null where there is none, or nobody can say. Never rejects. @param zip five digits */
    earliestWindow: (zip: string) => Promise<EarliestWindow | null>;
  };
  'mf-catalog/ApplianceCards': { default: FragmentComponent };
  'mf-catalog/BrandWall': { default: FragmentComponent };
  'mf-catalog/Search': {
    default: FragmentComponent<{
      /** Called when the dialog has closed; whoever opened it takes it away. */
      onClose: () => void;
      /** What was typed while the search itself was on its way. */
      typed?: string;
    }>;
  };
  'mf-estimator/EstimateEntry': { default: FragmentComponent };
  'mf-estimator/EstimateTeaser': { default: FragmentComponent };
  'mf-service-areas/ZipChecker': { default: FragmentComponent };
  'mf-service-areas/coverage': CoverageModule;
}

export type FederatedId = keyof FederatedModules;

/** Modules that stand on a page as they are, without properties. */
export type FragmentId = {
  [Id in FederatedId]: FederatedModules[Id] extends { default: FragmentComponent } ? Id : never;
}[FederatedId];

/** Modules that a part exposes to others, by name; what its prerendered fragments satisfy. */
export type ExposedModules<Part extends string> = {
  [Id in FederatedId as Id extends `${Part}/${infer Name}` ? Name : never]?: FederatedModules[Id];
};
