import type { Breadcrumb } from '@site/data-types/contract';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { pageUrl } from './page-url';

/** The trail of a page, for search engines. */
export const breadcrumbList = (items: Breadcrumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: pageUrl(path),
  })),
});
