import type { Place } from '@site/ui/illustrations/callouts';
import type { CodeRow, CodeTable } from './codes-schema';
import type { Appliance, Brand, Issue, Source } from './schema';

/**
 * The records that browsers get. A record holds the page's own facts. Of linked pages it holds only
 * what the link shows.
 */

/** An appliance as a card shows it. */
export type ApplianceSummary = Pick<Appliance, 'slug' | 'name' | 'description'>;

/** A link to an issue from the drawing of its appliance. */
export interface DrawnIssue extends Pick<Issue, 'slug' | 'name' | 'part' | 'partLabel'> {
  place: Place;
}

/** An issue as a card shows it. */
export type IssueSummary = DrawnIssue & Pick<Issue, 'fault' | 'description'>;

/** A brand as a card shows it. */
export type BrandSummary = Pick<
  Brand,
  'slug' | 'name' | 'logo' | 'description' | 'popularity' | 'founded' | 'headquarters'
>;

/** `appliances/<slug>` */
export interface ApplianceRecord extends Omit<Appliance, 'issues' | 'alsoCalled' | 'id'> {
  /** In the order of the numbers on the drawing. */
  issues: IssueSummary[];
  /** Brands that make it. */
  brands: Pick<Brand, 'slug' | 'name' | 'popularity'>[];
}

/** `issues/<slug>`; the same under its legacy slug. */
export interface IssueRecord extends Omit<Issue, 'id' | 'legacySlug' | 'references'> {
  appliance: Pick<Appliance, 'slug' | 'name'>;
  /** All issues of the appliance in the order of the drawing, this one included. */
  siblings: DrawnIssue[];
  /** Brands that make the appliance. */
  brands: Pick<Brand, 'slug' | 'name'>[];
  /** Documents that its safety rules follow. */
  sources: Pick<Source, 'title' | 'publisher'>[];
}

/** `brands/<slug>` */
export interface BrandRecord extends Omit<Brand, 'id' | 'appliances'> {
  appliances: ApplianceSummary[];
  /** Whether it has a page of error codes. */
  hasCodes: boolean;
}

/** An error code with the link to its repair. */
export interface CodeEntry extends Omit<CodeRow, 'issue'> {
  issue: Pick<Issue, 'slug' | 'name'>;
}

/** `codes/<slug of the brand>` */
export interface CodesRecord extends Pick<Brand, 'slug' | 'name'> {
  tables: (Pick<CodeTable, 'models'> & {
    appliance: Pick<Appliance, 'slug' | 'name'>;
    /** The documents that state the codes. */
    sources: Pick<CodeTable['sources'][number], 'title' | 'publisher'>[];
    codes: CodeEntry[];
  })[];
}

/** `lists/appliances` */
export type ApplianceList = ApplianceSummary[];

/** `lists/brands` */
export type BrandList = BrandSummary[];

/** `index/all`: what the prerenderer needs. */
export interface CatalogIndex {
  /** Every page with its canonical address; `/issues/5` has another page's. */
  paths: string[];
}
