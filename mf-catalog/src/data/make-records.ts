import { placeOf } from '@site/ui/illustrations/callouts';
import type { BrandCodes } from './codes-schema';
import type { Catalog } from './read-catalog';
import type { Appliance, Brand, Issue, Source } from './schema';
import type {
  ApplianceRecord,
  ApplianceSummary,
  BrandRecord,
  BrandSummary,
  CatalogIndex,
  CodesRecord,
  DrawnIssue,
  IssueRecord,
  IssueSummary,
} from './shapes';

const pick = <T, Key extends keyof T>(from: T, ...keys: Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;

/** Only what cards show of an appliance. */
const summarize = (appliance: Appliance): ApplianceSummary =>
  pick(appliance, 'slug', 'name', 'description');

const drawn = (issue: Issue, { slug }: Appliance): DrawnIssue => ({
  ...pick(issue, 'slug', 'name', 'part', 'partLabel'),
  place: placeOf(slug, issue.part),
});

const issueSummary = (issue: Issue, appliance: Appliance): IssueSummary => ({
  ...drawn(issue, appliance),
  ...pick(issue, 'fault', 'description'),
});

const brandSummary = (brand: Brand): BrandSummary =>
  pick(brand, 'slug', 'name', 'logo', 'description', 'popularity', 'founded', 'headquarters');

function applianceRecord(appliance: Appliance, brands: Brand[]): ApplianceRecord {
  const { id: _id, alsoCalled: _words, issues, ...page } = appliance;
  return {
    ...page,
    issues: issues.map((issue) => issueSummary(issue, appliance)),
    brands: brands
      .filter((brand) => brand.appliances.includes(appliance.slug))
      .map((brand) => pick(brand, 'slug', 'name', 'popularity')),
  };
}

function issueRecord(issue: Issue, appliance: Appliance, catalog: Catalog): IssueRecord {
  const { id: _id, legacySlug: _legacy, references, ...page } = issue;
  const sourceOf = (id: string): Source[] => catalog.sources.filter((source) => source.id === id);
  return {
    ...page,
    appliance: pick(appliance, 'slug', 'name'),
    siblings: appliance.issues.map((sibling) => drawn(sibling, appliance)),
    brands: catalog.brands
      .filter((brand) => brand.appliances.includes(appliance.slug))
      .map((brand) => pick(brand, 'slug', 'name')),
    sources: references.flatMap(sourceOf).map((source) => pick(source, 'title', 'publisher')),
  };
}

function brandRecord(brand: Brand, { appliances, codes }: Catalog): BrandRecord {
  const { id: _id, ...page } = brand;
  return {
    ...page,
    appliances: appliances.filter(({ slug }) => brand.appliances.includes(slug)).map(summarize),
    hasCodes: codes.some(({ slug }) => slug === brand.slug),
  };
}

function codesRecord({ slug, tables }: BrandCodes, { appliances, brands }: Catalog): CodesRecord {
  // The schema and the checks of the files have made sure that all of them exist.
  const find = <T extends { slug: string }>(all: T[], wanted: string): T =>
    all.find((entry) => entry.slug === wanted) as T;
  return {
    ...pick(find(brands, slug), 'slug', 'name'),
    tables: tables.map(({ appliance, models, sources, codes }) => {
      const owner = find(appliances, appliance);
      return {
        appliance: pick(owner, 'slug', 'name'),
        models,
        sources: sources.map((source) => pick(source, 'title', 'publisher')),
        codes: codes.map(({ issue, ...row }) => ({
          ...row,
          issue: pick(find(owner.issues, issue), 'slug', 'name'),
        })),
      };
    }),
  };
}

/** The records of every page, by path below `records/`. */
export function makeRecords(catalog: Catalog): Record<string, unknown> {
  const { appliances, brands, codes } = catalog;
  const issues = appliances.flatMap((appliance) =>
    appliance.issues.map((issue) => ({ issue, appliance })),
  );
  const index: CatalogIndex = {
    paths: [
      '/appliances',
      ...appliances.map(({ slug }) => `/appliances/${slug}`),
      '/brands',
      ...brands.map(({ slug }) => `/brands/${slug}`),
      ...codes.map(({ slug }) => `/brands/${slug}/codes`),
      ...issues.flatMap(({ issue }) =>
        [issue.slug, issue.legacySlug].flatMap((slug) => (slug ? [`/issues/${slug}`] : [])),
      ),
    ],
  };
  return {
    'index/all': index,
    'lists/appliances': appliances.map(summarize),
    'lists/brands': brands.map(brandSummary),
    ...Object.fromEntries([
      ...appliances.map((a) => [`appliances/${a.slug}`, applianceRecord(a, brands)] as const),
      ...brands.map((b) => [`brands/${b.slug}`, brandRecord(b, catalog)] as const),
      ...codes.map((c) => [`codes/${c.slug}`, codesRecord(c, catalog)] as const),
      ...issues.flatMap(({ issue, appliance }) => {
        const record = issueRecord(issue, appliance, catalog);
        return [issue.slug, issue.legacySlug].flatMap((slug) =>
          slug ? [[`issues/${slug}`, record] as const] : [],
        );
      }),
    ]),
  };
}
