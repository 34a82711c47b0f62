import type { Page } from 'playwright/test';
import { violationsOf } from '../axe';
import { blockContacts, clickAll } from '../contacts';
import { expect, live, test } from '../fixtures';
import { keepPrinted, layoutShiftsOn, printedOf } from '../printed';
import { everywhere, pages, unknownPages, unlisted } from '../routes';

// One visit per page checks everything that applies to all pages.

/** Pages on which nothing may move until the chat appears, and on the home page the offer. */
const still: readonly string[] = [
  '/',
  '/brands/samsung',
  '/service-area/77002',
  '/warranty',
  '/parts',
];

/** Parts whose pages are visited; unset for all. */
const { TEST_PARTS } = process.env;
const asked = ({ owner }: { owner: string }) =>
  !TEST_PARTS || TEST_PARTS.split(',').includes(owner);

test.beforeEach(async ({ page }) => {
  await keepPrinted(page);
  await blockContacts(page);
});

for (const { path, owner } of pages.filter(asked)) {
  test(`${owner}: ${path} is a finished document and hydrates without a change @phone`, async ({
    page,
    complaints,
    baseURL,
    site,
  }) => {
    const foreign = watchForeign(page, baseURL ?? '');
    if (still.includes(path)) await page.clock.install();
    expect.soft((await page.goto(path, { waitUntil: 'commit' }))?.status()).toBe(200);
    await live(page);
    await page.waitForLoadState('networkidle');
    await test.step('the document is finished before a script runs', () => isFinished(page, path));
    expect.soft(site.output, 'The server complained.').not.toContain('Error');
    await test.step('it hydrates without errors or warnings', async () => {
      if (still.includes(path)) await staysStill(page, path === '/');
      expect.soft(complaints).toEqual([]);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      await expect.soft(page.locator('main[data-kept]')).toHaveCount(0);
    });
    await test.step('calls and chats are counted', () => countsContacts(page));
    await test.step('it is accessible in both color schemes', () => isAccessible(page));
    expect.soft(foreign, 'Another origin was requested.').toEqual([]);
  });
}

for (const { path, owner, title, link } of unknownPages.filter(asked)) {
  test(`${owner}: ${path} says that there is no such page, and hydrates @phone`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    const foreign = watchForeign(page, baseURL ?? '');
    expect.soft((await page.goto(path, { waitUntil: 'commit' }))?.status()).toBe(404);
    await live(page);
    await page.waitForLoadState('networkidle');
    const printed = await printedOf(page);
    expect.soft(printed.headings).toEqual([title]);
    expect.soft(printed.head.robots).toBe('noindex');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (link) {
      await expect.soft(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
    }
    expect.soft(complaints).toEqual([]);
    await expect.soft(page.locator('main[data-kept]')).toHaveCount(0);
    await test.step('calls and chats are counted', () => countsContacts(page));
    await test.step('it is accessible in both color schemes', () => isAccessible(page));
    expect.soft(foreign, 'Another origin was requested.').toEqual([]);
  });
}

function watchForeign(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) foreign.push(request.url());
  });
  return foreign;
}

async function isFinished(page: Page, path: string): Promise<void> {
  const { title, headings, language, head, text, frame } = await printedOf(page);
  expect.soft(headings).toEqual([expect.stringMatching(/.{4}/)]);
  expect.soft(title).toMatch(/.{11}/);
  expect.soft(language).toBe('en');
  expect.soft(head).toEqual({
    description: expect.stringMatching(/.{51}/),
    canonical: expect.stringMatching(/^https:\/\/www\.fieldbook\.example\//),
    robots: unlisted.includes(path) ? 'noindex' : 'index, follow',
    locale: 'en_US',
  });
  expect.soft(text.split(/\s+/).length).toBeGreaterThan(60);
  expect
    .soft(text)
    .not.toMatch(/[Ll]orem|TODO|[Cc]oming soon|undefined|\[object|\bNaN\b|\{company/);
  expect.soft(everywhere.filter((link) => !frame.includes(link))).toEqual([]);
}

async function staysStill(page: Page, untilTheOffer: boolean): Promise<void> {
  await page.clock.fastForward('00:05');
  await expect(page.getByRole('button', { name: 'Chat Now' })).toBeVisible();
  expect.soft(await layoutShiftsOn(page)).toEqual([]);
  if (!untilTheOffer) return;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.65 }));
  const offer = page.locator('dialog[open]');
  await expect(offer).toBeAttached();
  expect.soft(await layoutShiftsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
}

async function countsContacts(page: Page): Promise<void> {
  const { pressed, faults } = await clickAll(page);
  expect.soft(pressed).toBeGreaterThanOrEqual(3);
  expect.soft(faults).toEqual([]);
}

async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'light' ? 'all' : 'of colors';
    expect.soft(await violationsOf(page, rules), colorScheme).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${colorScheme}: wider than the screen`).toBeLessThanOrEqual(0);
  }
}
