import type { Page } from 'playwright/test';
import { remoteNames } from '@site/build/parts';
import { expect, live, test } from '../fixtures';
import { pages } from '../routes';

/** A page of each remote, below its list when it has one. */
const remotes = remoteNames.flatMap((name) => {
  const [first, second = first] = pages.filter(({ owner }) => owner === name);
  // A private part has no page for visitors.
  return second ? [{ name, path: second.path }] : [];
});

for (const { name, path } of remotes) {
  test(`Without ${name} its page stays readable, inside a live shell`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    const before = await page.locator('main h1').innerText();
    await page.route(`**/releases/${name}/**/*.js`, (route) => route.abort());
    await page.reload();
    await live(page);
    await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
    await expect(page.locator('main h1')).toHaveText(before);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('header a[href^="tel:"]').first()).toBeAttached();
    const reported = await page.evaluate(
      () => (window as unknown as { dataLayer?: { event: string; part: string }[] }).dataLayer,
    );
    expect(reported?.filter(({ event }) => event === 'part_failed')).toHaveLength(1);
    // Links to the rest of the site work, and the same page loads again from its document.
    const other = name === 'mf-blog' ? '/warranty' : '/faq';
    await page.locator(`footer a[href="${other}"]`).first().click();
    await expect(page).toHaveURL(baseURL + other);
    await expect(page.locator('main')).not.toHaveAttribute('data-preserved', '');
    await page.goBack();
    await expect(page).toHaveURL(baseURL + path);
    await expect(page.locator('main h1')).toHaveText(before);
  });
}

/** Parts that the page has reported as failed, in order. */
const failedParts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer?: { event: string; part: string }[] }).dataLayer
      ?.filter(({ event }) => event === 'part_failed')
      .map(({ part }) => part),
  );

test('A navigation to a section that cannot load falls back to its document', async ({ page }) => {
  await page.route('**/releases/mf-blog/**/*.js', (route) => route.abort());
  await page.goto('/warranty');
  await live(page);
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await live(page);
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
});

test('Without any remote the home page keeps what the catalog prerendered, and its links lead on', async ({
  page,
}) => {
  await page.route('**/releases/mf-*/**/*.js', (route) => route.abort());
  await page.goto('/');
  await live(page);
  const reported = () => failedParts(page);
  // One report per part, although the page shows several of its modules.
  const ofCatalog = async () => (await reported())?.filter((id) => id.startsWith('mf-catalog'));
  await expect.poll(ofCatalog).toHaveLength(1);
  const cards = page.locator('[data-fragment="mf-catalog/ApplianceCards"]');
  await expect(cards.getByRole('link', { name: 'Dryer Repair' })).toBeVisible();
  await cards.getByRole('link', { name: 'Dryer Repair' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/dryer/i);
});

for (const file of ['remoteEntry.js', 'expose-routes.js', 'warranty.js']) {
  test(`An altered ${file} is refused by its integrity`, async ({ page }) => {
    await page.route(`**/releases/mf-booking/**/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;window.altered = true;` });
    });
    await page.goto('/warranty');
    await live(page);
    await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  });
}

test('A form that cannot be sent says so and names the phone', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route('**/releases/mf-booking/**/*.js', (route) => route.abort());
  await page.goto('/book-online');
  await live(page);
  const notice = page.locator('div[data-tone]', { hasText: 'This form cannot be sent just now' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', 'tel:+17135550142');
  // The shell renders the printed page around it; otherwise React's #418 would be here.
  expect(faults).toEqual([]);
});

test('A remote that never answers keeps its page readable, inside a live shell', async ({
  page,
}) => {
  await page.route('**/releases/mf-estimator/**/remoteEntry.js', () => {});
  await page.goto('/estimate', { waitUntil: 'commit' });
  await live(page);
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
});

test('A home page whose own script cannot load stays as it was printed', async ({ page }) => {
  await page.route('**/releases/shell/**/home.js', (route) => route.abort());
  await page.goto('/');
  await live(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('A visitor who has chosen another page stays there when the first one fails', async ({
  page,
}) => {
  await page.route('**/releases/mf-blog/**/remoteEntry.js', () => {});
  await page.goto('/warranty');
  await live(page);
  await page.locator('footer a[href="/blog"]').first().click();
  await page.locator('footer a[href="/book-online"]').first().click();
  await expect(page).toHaveURL(/\/book-online$/);
  await page.locator('main [name=name]').fill('Ada');
  // Longer than the timeout for the first section.
  await page.waitForTimeout(4000);
  await expect(page.locator('main [name=name]')).toHaveValue('Ada');
});

test('A runtime that cannot be loaded is the shell’s failure, reported as such', async ({
  page,
}) => {
  await page.route('**/releases/shell/**/federation.js', (route) => route.abort());
  await page.goto('/');
  await live(page);
  const reported = () => failedParts(page);
  await page.locator('[data-fragment="mf-catalog/BrandWall"]').scrollIntoViewIfNeeded();
  await expect.poll(reported).toEqual(['shell/federation']);
  await expect(page.locator('[data-fragment="mf-catalog/BrandWall"] a').first()).toBeVisible();
});

test('Offline a click keeps the page and says why; loaded pages open', async ({
  page,
  context,
  baseURL,
}) => {
  // The notice loads while there is still a network.
  const words = page.waitForResponse(/\/notices\.js$/);
  await page.goto('/warranty');
  await live(page);
  await page.locator('footer a[href="/book-online"]').first().click();
  await expect(page).toHaveURL(/\/book-online$/);
  await (await words).finished();
  // It takes the event once it is rendered, and is gone with the network's return.
  const isTaken = () =>
    page.evaluate(() => {
      const taken = !dispatchEvent(new Event('site:offline', { cancelable: true }));
      dispatchEvent(new Event('online'));
      return taken;
    });
  await expect.poll(isTaken).toBe(true);
  await context.setOffline(true);
  await page.locator('footer a[href="/blog"]').first().click();
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page).toHaveURL(`${baseURL}/book-online`);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.locator('footer a[href="/warranty"]').first().click();
  await expect(page).toHaveURL(/\/warranty$/);
  await expect(page.locator('main h1')).toHaveText('Check Your Warranty');
  await expect(notice).toHaveCount(0);
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('main h1')).toHaveText('Articles');
});
