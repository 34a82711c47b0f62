import type { Breadcrumb, PageMeta } from '@site/data-types/contract';
import { language, locale } from '@site/data-types/language';
import { getCompany } from '@site/store';
import { addressOf } from './foreign';
import { breadcrumbList } from './breadcrumb-json-ld';
import * as m from './messages/metadata';
import { pageUrl } from './page-url';

export interface MetadataInput {
  /** Without the company's name, which is appended if it fits. */
  title: string;
  description: string;
  /** A text separates them by commas. */
  keywords?: string | string[];
  /** Canonical path of the page. */
  path: string;
  /** For pages that share one image, e.g. those of a region. */
  share?: { path: string; title: string };
  /** Trail below Home, this page included. */
  trail?: Breadcrumb[];
  jsonLd?: PageMeta['jsonLd'];
  robots?: string;
  status?: 200 | 404;
  type?: PageMeta['type'];
  /** Path of an RSS feed of this page. */
  feed?: string;
}

/** Search engines cut titles at about this many characters. */
const titleLimit = 60;

/**
 * Makes the metadata of every route. Addresses are absolute, below the company's `siteUrl`. A page
 * with status 404 is not indexed.
 */
export function metadata(input: MetadataInput): PageMeta {
  const { name, address } = getCompany();
  const { title, path, keywords = [], status = 200, trail = [], share = { path, title } } = input;
  const full = `${title} | ${name}`;
  const breadcrumbs = [{ name: m.home, path: '/' }, ...trail];
  return {
    title: full.length <= titleLimit ? full : title,
    description: input.description,
    keywords: typeof keywords === 'string' ? keywords.split(', ') : keywords,
    canonical: pageUrl(path),
    image: shareImage(share.path),
    share: { title: share.title, eyebrow: breadcrumbs.at(-2)?.name ?? address.city },
    robots: input.robots ?? (status === 404 ? 'noindex' : 'index, follow'),
    lang: language,
    locale: locale.replace('-', '_'),
    jsonLd: [...(input.jsonLd ?? []), ...(trail.length ? [breadcrumbList(breadcrumbs)] : [])],
    breadcrumbs,
    status,
    type: input.type ?? 'website',
    ...(input.feed && { feed: addressOf(input.feed) }),
  };
}

/** Absolute address of a page's share image. */
export const shareImage = (path: string): string =>
  `${getCompany().siteUrl}/share${addressOf(path === '/' ? '/home' : path)}.png`;

/** Stable identifier of the business for other structured data to refer to. */
export const businessId = (): string => `${getCompany().siteUrl}/#business`;
