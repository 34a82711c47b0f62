import { applianceSlugs } from '@site/data-types/entities';
import { ContentError } from './content-error';
import type { Appliance, Brand, Issue } from './schema';

interface Source {
  /** Name of the appliance's file. */
  file: string;
  appliance: Appliance;
}

/** Something that must be unique in the catalog, and its place. */
interface Claim {
  file: string;
  kind: 'id' | 'address' | 'title' | 'search description' | 'fault';
  value: string;
}

/**
 * Checks across records, which no schema of one record can do: names that occur twice, an issue
 * under the wrong appliance, an appliance without a file.
 * @throws ContentError naming file, field and reason of everything that is wrong
 */
export function checkCatalog(sources: Source[], brands: Brand[]): void {
  const complaints = [
    ...missing(sources),
    ...sources.flatMap(({ file, appliance }) => [
      ...(file === `${appliance.slug}.yaml` ? [] : [`${file}: slug: must be the file's name`]),
      ...appliance.issues.flatMap((issue) =>
        checkIssue(issue, appliance).map((reason) => `${file}: ${issue.id}: ${reason}`),
      ),
    ]),
    ...repeated([...sources.flatMap(claims), ...brands.flatMap(brandClaims)]),
  ];
  if (complaints.length > 0) throw new ContentError(complaints.join('\n'));
}

function missing(sources: Source[]): string[] {
  const there = new Set(sources.map(({ appliance }) => appliance.slug));
  return applianceSlugs
    .filter((slug) => !there.has(slug))
    .map((slug) => `appliances/${slug}.yaml: is missing`);
}

function checkIssue(issue: Issue, { slug }: Appliance): string[] {
  const expected = `${slug}-${issue.fault}`;
  return issue.slug === expected ? [] : [`slug: must be "${expected}"`];
}

function claims({ file, appliance }: Source): Claim[] {
  const { slug, issues } = appliance;
  return [
    ...seo(file, appliance),
    ...issues.flatMap((issue): Claim[] => [
      { file, kind: 'id', value: issue.id },
      { file, kind: 'fault', value: `${slug} ${issue.fault}` },
      { file, kind: 'address', value: `/issues/${issue.slug}` },
      ...(issue.legacySlug
        ? [{ file, kind: 'address', value: `/issues/${issue.legacySlug}` } as const]
        : []),
      ...seo(file, issue),
    ]),
  ];
}

const brandClaims = (brand: Brand): Claim[] => [
  { file: 'brands.yaml', kind: 'id', value: `brand ${brand.id}` },
  { file: 'brands.yaml', kind: 'address', value: `/brands/${brand.slug}` },
  ...seo('brands.yaml', brand),
];

const seo = (file: string, page: Pick<Brand, 'seoTitle' | 'seoDescription'>): Claim[] => [
  { file, kind: 'title', value: page.seoTitle },
  { file, kind: 'search description', value: page.seoDescription },
];

function repeated(all: Claim[]): string[] {
  const first = new Map<string, string>();
  return all.flatMap(({ file, kind, value }) => {
    const key = `${kind} ${value}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    return other === undefined ? [] : [`${file}: ${kind} "${value}" is already used in ${other}`];
  });
}
