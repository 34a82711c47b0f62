import { remoteNames } from '@site/build/parts';
import { expect, test } from '../fixtures';
import { pages, unknownPages, unlisted } from '../routes';

test.use({ javaScriptEnabled: false });

/** Text of an element in a document, without its scripts and styles. */
function textIn(html: string, element: string): string {
  const [, inner = ''] = new RegExp(`<${element}\\b[^>]*>(.*)</${element}>`, 's').exec(html) ?? [];
  return inner
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('Every page is in its document, and an unknown address says so', async ({ request }) => {
  for (const { path } of pages) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect.soft(textIn(html, 'h1'), path).not.toBe('');
    expect.soft(textIn(html, 'main').split(' ').length, path).toBeGreaterThan(60);
  }
  for (const { path, title, link } of unknownPages) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    const html = await response.text();
    expect.soft(textIn(html, 'h1'), path).toBe(title);
    if (link) expect.soft(textIn(html, 'main'), path).toContain(link);
  }
});

test('Structured data is in documents, not in their scripts', async ({ request }) => {
  const scripts = new Set<string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain('"@context":"https://schema.org"');
    for (const [url] of html.matchAll(/\/releases\/[\w./-]+\.js\b/g)) scripts.add(url);
  }
  expect(scripts.size).toBeGreaterThan(20);
  for (const url of scripts)
    expect.soft(await (await request.get(url)).text(), url).not.toContain('https://schema.org');
});

// Styles that hide text until scripts run belong to a part, so they would hide it on these pages.
test('Two pages of each part can be read without scripts', async ({ page }) => {
  for (const part of new Set(pages.map(({ owner }) => owner))) {
    const [first, ...others] = pages.filter(({ owner }) => owner === part);
    for (const path of [first?.path, others.at(-1)?.path]) {
      if (!path) continue;
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      const text = await page.locator('main').innerText();
      expect.soft(text.split(/\s+/).length, path).toBeGreaterThan(60);
    }
    const unknown = unknownPages.find(({ owner }) => owner === part);
    if (!unknown) continue;
    await page.goto(unknown.path);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1, name: unknown.title })).toBeVisible();
    if (unknown.link)
      await expect.soft(main.getByRole('link', { name: unknown.link })).toBeVisible();
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

test('Headings have their font, one file for both languages', async ({ page, complaints }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const status = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Besley')?.status);
  for (const path of ['/faq', '/es/faq']) {
    await page.goto(path);
    await expect.poll(status).toBe('loaded');
  }
  expect(new Set(fonts).size).toBe(1);
  expect(complaints).toEqual([]);
});
