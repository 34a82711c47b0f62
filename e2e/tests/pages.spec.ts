import type { Page } from 'playwright/test';
import { CheckedPages } from '../axe';
import { blockContacts, clickAll } from '../contacts';
import { allAnswered, expect, live, test } from '../fixtures';
import { keepPrinted, shiftsAfterReading, printedOf } from '../printed';
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
const { TEST_PARTS, TEST_TIER } = process.env;
/** On a phone each night; journeys and layouts of phones are tested each day. */
const phone = TEST_TIER === 'all' ? ' @phone' : '';
const asked = ({ owner }: { owner: string }) =>
  !TEST_PARTS || TEST_PARTS.split(',').includes(owner);

test.beforeEach(async ({ page }) => {
  await keepPrinted(page);
  await blockContacts(page);
});

for (const { path, owner } of pages.filter(asked)) {
  test(`${owner}: ${path} is a finished document and hydrates without a change${phone}`, async ({
    page,
    complaints,
    baseURL,
    site,
  }) => {
    const { foreign, ofStaff } = watchRequests(page, baseURL ?? '');
    const answered = allAnswered(page);
    if (still.includes(path)) await page.clock.install();
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect.soft(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    await live(page);
    await page.waitForLoadState('networkidle');
    await test.step('the document is finished before a script runs', () => isFinished(page, path));
    expect.soft(site.output, 'The server complained.').not.toContain('Error');
    await test.step('it hydrates without errors or warnings', async () => {
      await answered();
      if (still.includes(path)) await staysStill(page, path === '/');
      expect.soft(complaints).toEqual([]);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      await expect.soft(page.locator('main[data-preserved]')).toHaveCount(0);
    });
    await test.step('calls and chats are counted', () => countsContacts(page));
    await test.step('it is accessible in both color schemes', () => isAccessible(page));
    await test.step('it runs no foreign script', () => refusesForeignScripts(page));
    expect.soft(foreign, 'Another origin was requested.').toEqual([]);
    expect.soft(ofStaff, 'Code of the part of staff was requested.').toEqual([]);
    expect.soft(html, 'The part of staff is named.').not.toMatch(/mf-staff|"\/staff/);
  });
}

for (const { path, owner, title, link } of unknownPages.filter(asked)) {
  test(`${owner}: ${path} says that there is no such page, and hydrates${phone}`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    const { foreign } = watchRequests(page, baseURL ?? '');
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect.soft(response?.status()).toBe(404);
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
    await expect.soft(page.locator('main[data-preserved]')).toHaveCount(0);
    await test.step('calls and chats are counted', () => countsContacts(page));
    await test.step('it is accessible in both color schemes', () => isAccessible(page));
    expect.soft(foreign, 'Another origin was requested.').toEqual([]);
  });
}

test('A violation on a page that looks like one before it is found', async ({ page }) => {
  const known = new CheckedPages();
  await page.goto('/nowhere/at/all');
  await live(page);
  // Empty, it has nothing to read; the same with text is read.
  await page.evaluate(() => {
    const empty = document.createElement('font');
    empty.setAttribute('color', '#cccccc');
    document.querySelector('main')?.append(empty);
  });
  expect(await known.violationsOf(page)).toEqual([]);
  for (const [violation, name, attributes] of [
    ['light: color-contrast', 'font', { color: '#cccccc' }],
    ['dark: color-contrast', 'font', { color: '#333333' }],
    ['image-alt', 'img', { src: '/icon.svg' }],
  ] as const) {
    const added = await page.evaluateHandle(
      ([tag, values]) => {
        const element = document.createElement(tag);
        for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
        element.append('Unread');
        document.querySelector('main')?.append(element);
        return element;
      },
      [name, attributes] as const,
    );
    expect(await known.violationsOf(page)).toContainEqual(expect.stringMatching(`^${violation}: `));
    await added.evaluate((element) => element.remove());
  }
});

/** Requests that no page of a visitor makes: to another origin, and for the part of staff. */
function watchRequests(page: Page, origin: string): { foreign: string[]; ofStaff: string[] } {
  const foreign: string[] = [];
  const ofStaff: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`)) foreign.push(url);
    if (/staff/.test(url)) ofStaff.push(url);
  });
  return { foreign, ofStaff };
}

async function refusesForeignScripts(page: Page): Promise<void> {
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          done(effectiveDirective),
        );
        const script = document.createElement('script');
        try {
          script.src = 'https://analytics.example/tag.js';
          document.head.append(script);
        } catch (error) {
          done(`refused: ${(error as Error).name}`);
        }
      }),
  );
  expect.soft(outcome).toBe('refused: TypeError');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  const own = `${new URL(page.url()).origin}/releases/`;
  expect.soft(sources.length).toBeGreaterThan(0);
  expect.soft(sources.filter((source) => !source.startsWith(own))).toEqual([]);
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
  expect.soft(await shiftsAfterReading(page)).toEqual([]);
  if (!untilTheOffer) return;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.65 }));
  const offer = page.locator('dialog[open]');
  await expect(offer).toBeAttached();
  expect.soft(await shiftsAfterReading(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
}

async function countsContacts(page: Page): Promise<void> {
  const { pressed, faults } = await clickAll(page);
  expect.soft(pressed).toBeGreaterThanOrEqual(3);
  expect.soft(faults).toEqual([]);
}

/** Of this worker, whose pages all have one width. */
const checked = new CheckedPages();

async function isAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'wider than the screen').toBeLessThanOrEqual(0);
  expect.soft(await checked.violationsOf(page)).toEqual([]);
}
