import { expect, live, test as base } from '../fixtures';
import { pages, unknownPages } from '../routes';
import { Site, workDir } from '../site';

const paths = [...pages.map(({ path }) => path), ...unknownPages.map(({ path }) => path)];

base.describe('production', () => {
  for (const path of paths) {
    base(
      `${path} comes alive without a complaint and without a change`,
      async ({ page, complaints }) => {
        await page.goto(path, { waitUntil: 'commit' });
        await live(page);
        await page.waitForLoadState('networkidle');
        expect(complaints).toEqual([]);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main[data-kept]')).toHaveCount(0);
      },
    );
  }
});

// Production React is silent about attributes that differ; its development build is not.
const test = base.extend<object, { development: Site }>({
  development: [
    async ({}, use) => {
      const site = await Site.start(`${workDir}/development`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('development build', () => {
  for (const path of paths) {
    test(`${path} hydrates without a mismatch`, async ({ page, complaints, development }) => {
      await page.goto(development.origin + path, { waitUntil: 'commit' });
      await live(page);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  }
});
