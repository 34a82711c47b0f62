import { expect, live, test as base } from '../fixtures';
import { pages, unknownPages } from '../routes';
import { Site, workDir } from '../site';

const paths = [...pages.map(({ path }) => path), ...unknownPages.map(({ path }) => path)];

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

for (const path of paths) {
  test(`${path} hydrates without a mismatch in the development build`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await live(page);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}
