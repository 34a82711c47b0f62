import { violationsOf } from '../axe';
import { expect, live, test } from '../fixtures';
import { pages, unknownPages } from '../routes';

// The policy forbids what is not the site's own; only here it is put aside.
test.use({ bypassCSP: true });

for (const { path } of [...pages, unknownPages[7]]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await live(page);
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
