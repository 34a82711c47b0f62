import { crawl } from '../audit/crawl';
import { headFaults, repeatedFaults, shareImageFaults } from '../audit/head';
import { idsOf, jsonLdFaults } from '../audit/json-ld';
import { linkFaults, markupFaults } from '../audit/links';
import { expect, test } from '../fixtures';

test('Every page of the sitemap tells search engines the truth, and its links lead somewhere', async ({
  site,
}) => {
  test.slow();
  const found = await crawl(site.origin);
  expect(found.pages.length).toBeGreaterThan(200);
  const ids = idsOf(found.pages);
  const faults = repeatedFaults(found.pages);
  for (const page of found.pages) {
    const own = [
      ...headFaults(page, found),
      ...jsonLdFaults(page, found, ids),
      ...markupFaults(page),
      ...(await linkFaults(page, found)),
      ...(await shareImageFaults(page, found)),
    ];
    faults.push(...own.map((fault) => `${page.path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
