import type { Page } from 'playwright/test';
import { answerWith, link, views } from '../appointment-states';
import { fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';

/** The longest tickets, in both languages. A night prints a quarter of all 130. */
const longest = ['/issues/stove-gas-smell', '/issues/refrigerator-not-cooling'].flatMap((path) => [
  path,
  `/es${path}`,
]);
// The machine's own font is wide, Liberation Sans is as narrow as Arial.
const fonts = ['sans-serif', 'Liberation Sans'];

/** Prints the page on both papers in both fonts. @returns the looks that take more than one page */
async function longPrints(page: Page, name: string): Promise<string[]> {
  const long: string[] = [];
  for (const font of fonts)
    for (const format of ['Letter', 'A4']) {
      await page.evaluate(
        (text) => document.documentElement.style.setProperty('--font-text', text),
        font,
      );
      const pdf = (await page.pdf({ format })).toString('latin1');
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      if (pages !== 1) long.push(`${name}: ${pages} pages of ${format} in ${font}`);
    }
  return long;
}

test('An estimate prints on one page', async ({ page, site }) => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const inMap = sitemap.matchAll(/<loc>https:\/\/[^/]+((?:\/es)?\/issues\/[^<]+)<\/loc>/g);
  const all = Array.from(inMap, ([, path = '']) => path);
  expect(all).toEqual(expect.arrayContaining(longest));
  const { TEST_TIER, TEST_NIGHT } = process.env;
  const tonight = all.filter((_, at) => (at + Number(TEST_NIGHT ?? 0)) % 4 === 0);
  const long: string[] = [];
  for (const path of TEST_TIER === 'all' ? new Set([...longest, ...tonight]) : longest) {
    const html = await (await fetch(site.origin + path)).text();
    const estimate = /href="((?:\/es)?\/estimate\?[^"]+view=result)"/.exec(html)?.[1];
    // The calculator has no downdraft vent.
    if (!estimate && path.includes('/issues/downdraft-')) continue;
    await page.goto(estimate?.replaceAll('&amp;', '&') ?? `no estimate on ${path}`);
    const name = path.startsWith('/es/') ? 'Precio estimado' : 'Repair estimate';
    await expect(page.getByRole('heading', { name }), path).toBeVisible();
    long.push(...(await longPrints(page, path)));
  }
  expect(long).toEqual([]);
});

test('A visit that was booked prints on one page', async ({ page }) => {
  await page.goto('/book-online?appliance=refrigerator&issue=not-cooling');
  await live(page);
  await fillForm(page, homeowner('0198'));
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  expect(await longPrints(page, 'confirmation')).toEqual([]);
});

for (const [language, heading] of [
  ['', 'Washing Machine repair'],
  ['/es', 'Reparación: Lavadora'],
]) {
  test(`An appointment prints on one page in each state: ${heading}`, async ({ page }) => {
    const long: string[] = [];
    for (const [state, view] of Object.entries(views)) {
      await page.goto(`${language}/warranty`);
      await answerWith(page, view);
      await page.goto(language + link);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      long.push(...(await longPrints(page, state)));
    }
    expect(long).toEqual([]);
  });
}

test('A warranty prints on one page, with 600 characters of work and of parts', async ({
  page,
}) => {
  const record = {
    ...{ id: '1', applianceType: 'Washing Machine', applianceModel: 'WM4000HWA '.repeat(8) },
    ...{ issueDescription: 'Water stands in the drum. '.repeat(8), serviceDate: '2026-11-02' },
    ...{
      technicianName: 'Maria Lopez',
      partsReplaced: 'Drain pump, hose, two clamps. '.repeat(20),
    },
    ...{ laborDescription: 'Cleaned the filter and the sump. '.repeat(20), status: 'completed' },
    ...{ warrantyStartDate: '2026-11-02', warrantyEndDate: '2099-01-31' },
  };
  await page.route('**/rpc/check_warranty', (route) => route.fulfill({ json: [record] }));
  await page.goto('/warranty');
  await live(page);
  await page.locator('main [name=phone]').fill('7135550188');
  await page.locator('main [name=name]').fill('Ada');
  await page.getByRole('button', { name: 'Check Warranty' }).click();
  await expect(page.getByRole('heading', { name: /under warranty/ })).toBeVisible();
  expect(await longPrints(page, 'warranty')).toEqual([]);
});

test('Without scripts a page prints with the rules for paper', async ({ browser, site }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await page.goto(`${site.origin}/issues/dryer-not-heating`);
  const bar = page.getByRole('region', { name: 'Call or book' });
  const menu = page.getByRole('navigation').first();
  await expect(bar).toBeVisible();
  await expect(menu).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await expect(menu).toBeHidden();
  await page.close();
});
