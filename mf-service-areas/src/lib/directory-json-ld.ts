import { pageUrl } from '@site/federation';
import type { ItemList, WithContext } from 'schema-dts';
import * as m from '../messages/areas';
import { areaName } from './words';
import type { DirectoryEntry } from '../data/shapes';

/** The directory as a list of places, in the order of the page. */
export function directoryJsonLd(entries: readonly DirectoryEntry[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Place',
        name: m.areaNameTxZipCode({ areaName: areaName(entry), zipCode: entry.zipCode }),
        url: pageUrl(`/service-area/${entry.zipCode}`),
      },
    })),
  };
}
