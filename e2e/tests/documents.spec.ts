import { remoteNames } from '@site/build/parts';
import { expect, test } from '../fixtures';
import { pages, unknownPages, unlisted } from '../routes';

test.use({ javaScriptEnabled: false });

test('Every page can be read without scripts, and an unknown address says so', async ({ page }) => {
  test.slow();
  for (const { path } of pages) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(200);
    await expect.soft(page.locator('h1'), path).toBeVisible();
    const text = await page.locator('main').innerText();
    expect.soft(text.split(/\s+/).length, path).toBeGreaterThan(60);
  }
  for (const { path, title, link } of unknownPages) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (!link) continue;
    await expect.soft(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
  }
});

test('sitemap and robots name every page of the table', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const canonical = (path: string) => `<loc>https://www.fieldbook.example${path}</loc>`;
  for (const { path } of pages) {
    if (unlisted.includes(path)) expect(sitemap).not.toContain(canonical(path));
    else if (path !== '/issues/5') expect(sitemap).toContain(canonical(path));
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://www.fieldbook.example/sitemap.xml');
  const registry = await (await request.get('/registry.json')).json();
  expect(Object.keys(registry.microFrontends).sort()).toEqual([...remoteNames].sort());
});
