import { expect, live, test } from '../fixtures';

test.use({ viewport: { width: 360, height: 740 } });

const pages = [
  {
    path: '/issues/washing-machine-leaking',
    verdict: 'Do not use it',
    first: 'Close both faucets behind the washer',
  },
  {
    path: '/issues/dryer-overheating',
    verdict: 'Do not use it',
    first: 'Smoke, flames, a smell of gas or an alarm?',
  },
  {
    path: '/issues/dryer-loud-noise',
    verdict: 'You can use it, but with care',
    first: 'Stop the dryer and empty the drum',
  },
  {
    path: '/issues/stove-gas-smell',
    verdict: 'Smell gas? Touch no switch, leave the house',
    first: 'Do not use it',
  },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('The first screen of an issue on a phone answers what to do now', async ({ page }) => {
    for (const { path, verdict, first } of pages)
      await test.step(path, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect.soft(main.getByText(verdict).first(), path).toBeInViewport();
        await expect.soft(main.getByText(first).first(), path).toBeInViewport();
        // The price is on the page, below what to do.
        const price = main.getByText(/^\$\d+ - \$\d+$/).first();
        await expect.soft(price, path).toBeAttached();
        await expect.soft(price, path).not.toBeInViewport();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect.soft(overflow, path).toBeLessThanOrEqual(0);
      });
  });
});

test('Neither chat nor call buttons lie over the steps of a gas smell, as they do elsewhere', async ({
  page,
}) => {
  const floating = page.locator('[aria-label="Chat"], [aria-label="Call or book"]');
  await page.goto('/issues/washing-machine-leaking');
  await expect(floating).toHaveCount(2);
  for (const one of await floating.all()) await expect(one).not.toHaveCSS('display', 'none');
  await page.goto('/issues/stove-gas-smell');
  await expect(floating).toHaveCount(2);
  for (const one of await floating.all()) await expect(one).toHaveCSS('display', 'none');
});

test('The contents of an issue stay below the header, and lead to the sections @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/issues/dryer-not-heating');
  await live(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    const title = page.locator(`section#${id}`).getByRole('heading', { level: 2 }).first();
    await expect(title).toBeInViewport();
    const [nav, heading] = await Promise.all([contents.boundingBox(), title.boundingBox()]);
    expect(nav?.y, id).toBeLessThan(100);
    expect(heading?.y, id).toBeGreaterThanOrEqual((nav?.y ?? 0) + (nav?.height ?? 0));
  }
});

test('The trail of a phone is one line, and the title says the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/issues/garbage-disposal-humming-not-working', '/brands/samsung/codes']) {
    await page.goto(path);
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    expect(trail?.height, path).toBeLessThan(40);
  }
});

test('The link to the model label ends at the drawing of /parts', async ({ page }) => {
  await page.goto('/issues/dryer-overheating');
  await live(page);
  await page.getByRole('link', { name: 'Find the model number of your dryer' }).click();
  await expect(page).toHaveURL(/\/parts#model-label$/);
  await expect(page.getByRole('region', { name: 'Where to find the number' })).toBeInViewport();
});

test('On each of the 65 pages the minutes of the steps add up to the stated time', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/issues\/[^<]+)<\/loc>/g)];
  expect(paths).toHaveLength(65);
  for (const [, path = ''] of paths) {
    const html = await (await request.get(path)).text();
    const [, from, to, unit] =
      /On site for (\d+)-(\d+) (minutes|hours), in four steps/.exec(html) ?? [];
    const factor = unit === 'hours' ? 60 : 1;
    const minutes = [...html.matchAll(/<strong>(\d+) minutes<\/strong> with /g)];
    expect(minutes, path).toHaveLength(4);
    const sum = minutes.reduce((total, [, of]) => total + Number(of), 0);
    expect(sum, path).toBeGreaterThanOrEqual(Number(from) * factor);
    expect(sum, path).toBeLessThanOrEqual(Number(to) * factor);
  }
});
