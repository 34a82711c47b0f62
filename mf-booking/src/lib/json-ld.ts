import type { PageMeta } from '@site/data-types/contract';
import { businessId, pageUrl } from '@site/federation';

/** A page about the business, for search engines. */
export const webPage = (name: string, path: string): PageMeta['jsonLd'][number] => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name,
  url: pageUrl(path),
  about: { '@id': businessId() },
});
