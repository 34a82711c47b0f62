import { expect, live, test as base } from '../fixtures';
import { pages, unknownPages } from '../routes';
import { Site, workDir } from '../site';

// React's production build does not report attributes that differ; its development build does.
const test = base.extend<object, { development: Site }>({
  development: [
    async ({}, use) => {
      const site = await Site.start(`${workDir}/development`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ development }, use) => use(development.origin),
});

// A tab that stays open keeps the development code in its cache; a new one loads it each time.
for (const owner of new Set([...pages, ...unknownPages].map((page) => page.owner))) {
  test(`Pages of ${owner} hydrate without a mismatch in the development build`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    // Every page is the first of a visit.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const { path } of [...pages, ...unknownPages].filter((known) => known.owner === owner)) {
      complaints.length = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await live(page);
      await page.waitForLoadState('networkidle');
      expect.soft(complaints, path).toEqual([]);
    }
  });
}
