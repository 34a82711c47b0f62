import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildExamples } from '../examples';
import { expect, live, test } from '../fixtures';
import { platform } from './playwright.config';

const recorded = join(import.meta.dirname, 'recorded');
const widths = [360, 1280];

/** One page of each kind that visitors use most. */
const pages = {
  home: '/',
  appliances: '/appliances',
  appliance: '/appliances/washing-machine',
  issue: '/issues/washing-machine-not-draining',
  brand: '/brands/samsung',
  zip: '/service-area/77002',
  post: '/blog/dryer-vents-in-slab-houses',
  booking: '/book-online',
  estimate: '/estimate?appliance=washing-machine&issue=not-draining&view=result',
  warranty: '/warranty',
};

/** Text that is loaded after its page is live. A picture taken before would differ from the next. */
const loadedLater: Partial<Record<string, string>> = { booking: 'Add photos (optional)' };

/** Pixels of a page to compare; more would only enlarge the pictures in the repository. */
const height = 2000;

test.beforeEach(({}, { config }) => {
  const recording = config.updateSnapshots !== 'missing' && config.updateSnapshots !== 'none';
  const others = existsSync(recorded) ? readdirSync(recorded).join(', ') : 'nowhere';
  test.skip(
    !recording && !existsSync(join(recorded, platform)),
    `not compared: this is ${platform}, recorded on ${others}`,
  );
});

async function compare(page: Page, name: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: 0.001,
  });
}

for (const width of widths) {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} looks as recorded at ${width} px`, async ({ page }) => {
      // The date field starts at today; nothing else on these pages depends on the time.
      await page.clock.setFixedTime('2026-11-23T16:00:00Z');
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(path);
      await live(page);
      const text = loadedLater[name];
      if (text) await expect(page.getByText(text)).toBeVisible();
      await compare(page, name, width);
    });
  }

  test(`the examples look as recorded at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(buildExamples());
    for (const component of await page.locator('#examples > section').all()) {
      await expect(component).toHaveScreenshot(
        `examples-${await component.getAttribute('id')}-${width}.png`,
        { animations: 'disabled', maxDiffPixelRatio: 0.001 },
      );
    }
  });
}
