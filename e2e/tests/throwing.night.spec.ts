import { live } from '../fixtures';
import { servedVersions } from '../sources';
import { runSite } from '../site';
import { breakVersions, expect, test } from '../throwing';

// The tests share one site, since its promotions take a while.
test.describe.configure({ mode: 'default' });

const heading = 'Frequently Asked Questions';

test('A page that throws during hydration stays as printed', async ({
  page,
  visit,
  breakable: { versions },
}) => {
  await breakVersions(page, '1.1.0');
  await page.goto('/faq');
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const { live: version } = versions['mf-blog'];
  const failure = { part: 'mf-blog', version, cause: '1.1.0 broke', path: '/faq' };
  expect(visit.failures).toEqual([expect.objectContaining(failure)]);
  expect(visit.warnings).toEqual([`mf-blog (${version}) could not run on /faq: 1.1.0 broke`]);
  expect(visit.documents).toHaveLength(2);
  // Other pages of that part run in the previous version, without another document.
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(visit.documents).toHaveLength(2);
  expect(visit.failures).toHaveLength(1);
});

test('A form that throws during hydration is rendered by the previous version', async ({
  page,
  visit,
  breakable: { versions },
}) => {
  await breakVersions(page, '1.1.0');
  await page.goto('/book-online');
  await expect.poll(() => visit.documents.length).toBe(2);
  await live(page);
  await page.locator('main [name=zipCode]').fill('77002');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  await expect(page.locator('main[data-preserved]')).toHaveCount(0);
  const { live: version } = versions['mf-booking'];
  expect(visit.failures).toEqual([expect.objectContaining({ part: 'mf-booking', version })]);
  // The tab stores the broken version, so the next visit does not fail.
  await page.reload();
  await live(page);
  await page.locator('main [name=zipCode]').fill('77449');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  expect(visit.documents).toHaveLength(3);
  expect(visit.failures).toHaveLength(1);
  expect(visit.warnings).toHaveLength(1);
});

test('A navigation to a page that throws falls back to its document, and back returns', async ({
  page,
  visit,
}) => {
  await breakVersions(page, '1.1.0');
  await page.goto('/warranty');
  await live(page);
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(visit.failures).toHaveLength(1);
  expect(visit.documents).toHaveLength(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/warranty$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(visit.failures).toHaveLength(1);
});

test('A form that throws on a click keeps what was typed', async ({ page, visit }) => {
  await breakVersions(page, '1.1.0 pressed');
  await page.goto('/book-online');
  await live(page);
  await page.locator('main [name=name]').fill('Ada Lovelace');
  await page.locator('main [name=zipCode]').fill('77002');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  await page.locator('main h1').click();
  await expect.poll(() => visit.documents.length).toBe(2);
  await live(page);
  await expect(page.locator('main [name=name]')).toHaveValue('Ada Lovelace');
  await expect(page.locator('main [name=zipCode]')).toHaveValue('77002');
  // The previous version handles the click.
  await page.locator('main h1').click();
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  expect(visit.failures).toEqual([expect.objectContaining({ cause: '1.1.0 broke' })]);
  expect(visit.documents).toHaveLength(2);
});

test('A form that throws in both versions stays as printed and names the phone', async ({
  page,
  visit,
  breakable: { versions },
}) => {
  await breakVersions(page, '1.1.0', '0.9.0');
  await page.goto('/book-online');
  await expect(page.getByText('This form cannot be sent just now')).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  const { live: version, previous } = versions['mf-booking'];
  const both = [version, previous];
  expect(visit.failures.map((failure) => failure.version)).toEqual(both);
  expect(visit.documents).toHaveLength(3);
  await page.reload();
  await expect(page.getByText('This form cannot be sent just now')).toBeVisible();
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page).toHaveURL(/\/faq$/);
  // That page throws, too, and loads again; going back before that would be overtaken.
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await live(page);
  await page.goBack();
  await expect(page.locator('main [name=name]')).toBeVisible();
  expect(visit.failures.filter(({ part }) => part === 'mf-booking')).toHaveLength(2);
  expect(visit.warnings.filter((text) => text.startsWith('mf-booking'))).toHaveLength(2);
});

test('A form without a previous version stays as printed', async ({ page, visit }) => {
  await breakVersions(page, '1.1.0');
  const change = (address: string, changed: (text: string) => string) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changed(await response.text()) });
    });
  // Without the integrity of the data file, which is another one.
  await change('**/book-online', (html) => html.replace(/("data":\["[^"]+",)"[^"]+"/, '$1""'));
  await change('**/data.json', (data) => data.replaceAll('"fallbackUrl"', '"noUrl"'));
  await page.goto('/book-online');
  await expect(page.getByText('This form cannot be sent just now')).toBeVisible();
  expect(visit.failures).toHaveLength(1);
  expect(visit.documents).toHaveLength(2);
});

for (const { title, storage, documents } of [
  {
    title: 'cannot be used',
    storage: () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    documents: 1,
  },
  {
    title: 'cannot be written',
    storage: () =>
      Object.assign(Storage.prototype, {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    documents: 1,
  },
  { title: 'is empty', storage: () => sessionStorage.clear(), documents: 2 },
]) {
  test(`When storage ${title}, a page that throws says so and names the phone`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(storage);
    await breakVersions(page, '1.1.0');
    await page.goto('/faq');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page stopped working');
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(visit.documents).toHaveLength(documents);
    expect(visit.failures).toHaveLength(documents);
  });
}

test('A section whose new version cannot be loaded runs in the previous version', async ({
  page,
  breakable: { versions },
}) => {
  const { live: version } = versions['mf-booking'];
  const asked: string[] = [];
  await page.route(`**/releases/mf-booking/${version}/**/*.js`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/book-online');
  await live(page);
  await expect(page.locator('main')).not.toHaveAttribute('data-preserved', '');
  await page.locator('main [name=zipCode]').fill('77002');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(await page.evaluate(() => 'newer' in window)).toBe(false);
});

test('A broken version is not tried again after its rollback', async ({
  page,
  visit,
  breakable: { site, versions },
}) => {
  await breakVersions(page, '1.1.0');
  await page.goto('/book-online');
  await expect.poll(() => visit.documents.length).toBe(2);
  const back = await runSite(['rollback', 'mf-booking'], site.env);
  expect(back.code, back.output).toBe(0);
  const served = async () => (await servedVersions(site))['mf-booking'];
  await expect.poll(served).toBe(versions['mf-booking'].previous);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/book-online');
  await live(page);
  await page.locator('main [name=zipCode]').fill('77002');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  expect(asked.filter((url) => url.includes(versions['mf-booking'].live))).toEqual([]);
  expect(visit.failures).toHaveLength(1);
});
