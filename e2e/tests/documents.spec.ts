import { expect, test } from '../fixtures';
import { everywhere, pages, unknownPages } from '../routes';

test.use({ javaScriptEnabled: false });

for (const { path } of pages) {
  test(`${path} arrives as a finished document`, async ({ page, site }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.locator('h1').innerText()).trim().length).toBeGreaterThan(3);
    expect((await page.title()).length).toBeGreaterThan(10);
    const head = (selector: string, attribute: string) =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(50);
    expect(await head('link[rel=canonical]', 'href')).toMatch(
      /^https:\/\/www\.fieldbook\.example\//,
    );
    expect(await head('meta[name=robots]', 'content')).toBe('index, follow');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await head('meta[property="og:locale"]', 'content')).toBe('en_US');
    const text = await page.locator('main').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(60);
    expect(text).not.toMatch(/[Ll]orem|TODO|[Cc]oming soon|undefined|\[object|\bNaN\b|\{company/);
    for (const link of everywhere) {
      expect(await page.locator(`:is(header, footer) a[href="${link}"]`).count()).toBeGreaterThan(
        0,
      );
    }
    expect(site.output).not.toContain('Error');
  });
}

for (const { path, title, link } of unknownPages) {
  test(`${path} says that there is no such page, with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (link) await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
}

test('sitemap and robots name every page of the table', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const canonical = (path: string) => `<loc>https://www.fieldbook.example${path}</loc>`;
  for (const { path } of pages) {
    if (path !== '/issues/5') expect(sitemap).toContain(canonical(path));
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://www.fieldbook.example/sitemap.xml');
  const registry = await (await request.get('/registry.json')).json();
  expect(Object.keys(registry.microFrontends).sort()).toEqual([
    'mf-blog',
    'mf-booking',
    'mf-catalog',
    'mf-estimator',
    'mf-service-areas',
  ]);
  expect(baseURL).toContain('localhost');
});
