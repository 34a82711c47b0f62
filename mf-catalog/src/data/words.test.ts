import { styleFaults } from '@site/build/style-words';
import { readCatalog } from './read-catalog';

/** Every text of a record, with its path. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string')
    return /\.(slug|fault|part|id|legacySlug|address|issue)$/.test(at) ? [] : [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

const { appliances, brands, codes } = readCatalog();

test.each([...appliances, ...brands, ...codes].map((record) => [record.slug, record]))(
  'the texts of %s follow the style guide',
  (slug, record) => {
    const faults = textsOf(record, slug).flatMap(([at, text]) =>
      styleFaults(text).map((fault) => `${at} ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);
