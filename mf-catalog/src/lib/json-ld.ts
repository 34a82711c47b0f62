import type { PriceRange } from '@site/data-types/entities';
import { locale } from '@site/data-types/language';
import { businessId, pageUrl, shareImage } from '@site/federation';
import { getCompany } from '@site/store';
import type { Article, ItemList, Offer, Service, WebPage, WithContext } from 'schema-dts';
import type { ApplianceRecord, BrandRecord, CodesRecord, IssueRecord } from '../data/shapes';
import * as m from '../messages/structured-data';
import { prices } from './records';

/** schema.org objects of the catalog's pages. They state only what the page shows. */

const context = 'https://schema.org' as const;
const provider = () => ({ '@id': businessId() });

const offer = ({ min, max }: PriceRange): Offer => ({
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'PriceSpecification',
    minPrice: min,
    maxPrice: max,
    priceCurrency: 'USD',
  },
});

/** Repair of one appliance, with the price range of the page. */
export const applianceService = (record: ApplianceRecord): WithContext<Service> => ({
  '@context': context,
  '@type': 'Service',
  name: m.nameRepair({ name: record.name }),
  serviceType: m.serviceType({ name: record.name }),
  description: record.description,
  url: pageUrl(`/appliances/${record.slug}`),
  provider: provider(),
  areaServed: getCompany().serviceArea,
  offers: offer(prices.get(record.slug).range),
});

export const issueArticle = (record: IssueRecord): WithContext<Article> => ({
  '@context': context,
  '@type': 'Article',
  headline: record.name,
  description: record.description,
  mainEntityOfPage: pageUrl(`/issues/${record.slug}`),
  image: shareImage(`/issues/${record.slug}`),
  inLanguage: locale,
  author: provider(),
  publisher: provider(),
});

export const brandPage = (record: BrandRecord): WithContext<WebPage> => ({
  '@context': context,
  '@type': 'WebPage',
  name: m.nameApplianceRepair({ name: record.name }),
  description: record.description,
  url: pageUrl(`/brands/${record.slug}`),
  about: { '@type': 'Brand', name: record.name },
});

/** No FAQPage: the page is a reference table, and it shows no questions. */
export const codesPage = ({ name, slug }: CodesRecord): WithContext<WebPage> => ({
  '@context': context,
  '@type': 'WebPage',
  name: m.nameErrorCodes({ name }),
  url: pageUrl(`/brands/${slug}/codes`),
  about: { '@type': 'Brand', name },
});

/** A list of pages in the order shown. */
export const pageList = (
  name: string,
  pages: { name: string; path: string }[],
): WithContext<ItemList> => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  itemListElement: pages.map((page, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: page.name,
    url: pageUrl(page.path),
  })),
});
