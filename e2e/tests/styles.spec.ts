import type { Page } from 'playwright/test';
import { expect, live, test } from '../fixtures';

const stylesheets = /\/releases\/.*\.css/;

/** Rules of the style sheets in these elements. */
const rules = (page: Page, owners: string): Promise<string[]> =>
  page.evaluate(
    (tags) =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => tags.includes((ownerNode as Element).localName))
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    owners,
  );

for (const path of ['/', '/book-online', '/issues/washing-machine-not-draining'])
  test(`Every rule of ${path} is there when it is live, and no sheet came twice`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (stylesheets.test(request.url())) requested.push(request.url());
    });
    await page.goto(path);
    await live(page);
    const first = await rules(page, 'style');
    const all = await rules(page, 'style link');
    expect(all.length).toBeGreaterThan(first.length);
    expect(new Set(requested).size).toBe(requested.length);
    const files = await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(async (style) => {
          const sheet = new CSSStyleSheet();
          const file = await fetch(style.dataset.href ?? '');
          sheet.replaceSync(await file.text());
          return [...sheet.cssRules].map((rule) => rule.cssText);
        }),
      ),
    );
    const applied = new Set(all);
    // A font's address is absolute in one of them.
    const missing = files.flat().filter((rule) => !applied.has(rule) && !rule.includes('url('));
    expect(missing).toEqual([]);
  });

test('Without the rest of its styles a page goes live, and its form can be sent', async ({
  page,
}) => {
  await page.route(stylesheets, (route) => route.abort());
  await page.goto('/book-online');
  await live(page);
  await page.locator('main [name=zipCode]').fill('77002');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  await expect(page.locator('header a[href^="tel:"]').first()).toBeVisible();
});

test('Styles that never answer hold a page back for three seconds, not for good', async ({
  page,
}) => {
  await page.route(stylesheets, () => {});
  await page.goto('/warranty', { waitUntil: 'commit' });
  await live(page);
});

test('An altered style sheet never applies', async ({ page }) => {
  await page.route(stylesheets, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} main{display:none}` });
  });
  await page.goto('/warranty');
  await live(page);
  await expect(page.locator('main h1')).toBeVisible();
});
