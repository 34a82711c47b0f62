import type { Breadcrumb, PageMeta } from '@site/data-types/contract';
import { getCompany } from '@site/store';
import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface MetadataInput {
  /** Without the company's name; it is appended where there is room for it. */
  title: string;
  description: string;
  keywords?: string[];
  /** Canonical path of the page. */
  path: string;
  /** Pages with the same share image, e.g. those of a region, name it alike. */
  share?: { path: string; title: string };
  /** Trail below Home, this page included. */
  trail?: Breadcrumb[];
  jsonLd?: PageMeta['jsonLd'];
  robots?: string;
  status?: 200 | 404;
  type?: PageMeta['type'];
}

/** Search engines cut titles at about this many characters. */
const titleLimit = 60;

/**
 * The one function with which every route describes itself. A page with status 404 is not indexed.
 * @returns absolute addresses below the company's `siteUrl`
 */
export function metadata(input: MetadataInput): PageMeta {
  const { name, siteUrl, address } = getCompany();
  const { title, path, status = 200, trail = [], share = { path, title } } = input;
  const full = `${title} | ${name}`;
  const breadcrumbs = [{ name: 'Home', path: '/' }, ...trail];
  return {
    title: full.length <= titleLimit ? full : title,
    description: input.description,
    keywords: input.keywords ?? [],
    canonical: siteUrl + path,
    image: shareImage(share.path),
    share: { title: share.title, eyebrow: breadcrumbs.at(-2)?.name ?? address.city },
    robots: input.robots ?? (status === 404 ? 'noindex' : 'index, follow'),
    lang: 'en',
    locale: 'en_US',
    jsonLd: [
      ...(input.jsonLd ?? []),
      ...(trail.length ? [breadcrumbList(breadcrumbs, siteUrl)] : []),
    ],
    breadcrumbs,
    status,
    type: input.type ?? 'website',
  };
}

/** Absolute address of the picture with which the page at a path is shared. */
export const shareImage = (path: string): string =>
  `${getCompany().siteUrl}/share${path === '/' ? '/home' : path}.png`;

const breadcrumbList = (items: Breadcrumb[], siteUrl: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: siteUrl + path,
  })),
});

/** Stable identifier of the business, to which other structured data refers. */
export const businessId = (): string => `${getCompany().siteUrl}/#business`;
