import { applianceSlugs } from '@site/data-types/entities';
import MiniSearch from 'minisearch';
import type { Catalog } from '../data/read-catalog';
import type { Appliance, Brand, Issue } from '../data/schema';
import { popularityWords } from '../lib/popularity';
import * as m from '../messages/search-index';
import { askedWords, indexOptions } from './index-options';
import { typedNames } from './search-words';
import { sitePages } from './site-pages';
import type { CodeTableEntry, SearchDocument, SearchIndex } from './index-options';

/** The most common appliance has twice the weight of the rarest, in the order of the lists. */
const weightOf = ({ id }: Appliance): number => 2 - (id - 1) / applianceSlugs.length;

const namesToType = ({ slug, alsoCalled }: Appliance): string[] => [
  ...alsoCalled,
  ...(typedNames[slug] ?? []),
];

const applianceDocument = (appliance: Appliance): SearchDocument => ({
  path: `/appliances/${appliance.slug}`,
  kind: 'appliance',
  title: appliance.name,
  note: m.lengthCommonProblems({ length: appliance.issues.length }),
  repair: null,
  symptoms: [],
  weight: weightOf(appliance),
  aliases: namesToType(appliance).join(' '),
  keywords: appliance.seoKeywords.join(' '),
  text: appliance.description,
});

const issueDocument = (issue: Issue, appliance: Appliance): SearchDocument => ({
  path: `/issues/${issue.slug}`,
  kind: 'repair',
  title: issue.name,
  note: '',
  repair: [appliance.slug, issue.fault],
  symptoms: issue.symptoms,
  weight: weightOf(appliance),
  aliases: [appliance.name, ...namesToType(appliance)].join(' '),
  keywords: [issue.partLabel, ...issue.seoKeywords].join(' '),
  text: [issue.description, issue.whyItHappens.primaryCause, ...issue.causes].join(' '),
});

const brandDocument = (brand: Brand): SearchDocument => ({
  path: `/brands/${brand.slug}`,
  kind: 'brand',
  title: brand.name,
  note: popularityWords[brand.popularity],
  repair: null,
  symptoms: [],
  weight: 1,
  aliases: '',
  keywords: brand.seoKeywords.join(' '),
  text: brand.description,
});

const namesOf = (...names: string[]): string[] => [...new Set(names.flatMap(askedWords))];

/** Without those that are the name with a space: `dish` and `washer` would name two appliances. */
const otherNames = (appliance: Appliance): string[] =>
  namesToType(appliance).filter((other) => other.replace(' ', '') !== appliance.name.toLowerCase());

const codeTables = ({ appliances, brands, codes }: Catalog): CodeTableEntry[] =>
  codes.flatMap(({ slug, tables }) => {
    const brand = brands.find((other) => other.slug === slug)?.name ?? slug;
    return tables.flatMap(({ appliance, codes: rows }) =>
      appliances
        .filter((other) => other.slug === appliance)
        .map((owner) => ({
          path: `/brands/${slug}/codes`,
          brand,
          appliance,
          title: m.brandAppliance({ brand, appliance: owner.name.toLowerCase() }),
          names: namesOf(brand, owner.name, ...otherNames(owner)),
          codes: rows.map(({ code, also, meaning }) => [code, also, meaning] as const),
        })),
    );
  });

/** The index over appliances, repairs with their symptoms, brands and error codes, ready to be sent. */
export function makeIndex(catalog: Catalog): SearchIndex {
  const { appliances, brands } = catalog;
  const pages = new MiniSearch(indexOptions);
  pages.addAll([
    ...appliances.map(applianceDocument),
    ...appliances.flatMap((appliance) =>
      appliance.issues.map((issue) => issueDocument(issue, appliance)),
    ),
    ...brands.map(brandDocument),
    ...sitePages,
  ]);
  return {
    pages: pages.toJSON(),
    codes: codeTables(catalog),
    names: namesOf(
      ...brands.map(({ name }) => name),
      ...appliances.flatMap((appliance) => [appliance.name, ...otherNames(appliance)]),
    ),
  };
}
