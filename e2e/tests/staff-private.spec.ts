import { expect, live, test } from '../fixtures';
import { runSite } from '../site';
import { copyRelease, liveSetOf, servedVersions } from '../sources';

// pages.spec.ts finds no trace of staff on a visitor's page.
test('No list for search engines or readers names the part of staff', async ({ request }) => {
  for (const file of ['/sitemap.xml', '/feed.xml', '/robots.txt'])
    expect.soft(await (await request.get(file)).text(), file).not.toContain('/staff');
});

test('A page of staff has a frame of its own, and no search engine lists it', async ({
  page,
  request,
  complaints,
  site,
}) => {
  const { pages: all } = await liveSetOf(site);
  const staffPages = Object.keys(all).filter((path) => all[path]?.owner === 'mf-staff');
  expect(staffPages.length).toBeGreaterThan(5);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  for (const path of staffPages)
    expect
      .soft(await (await request.get(path)).text(), path)
      .toContain('<meta name="robots" content="noindex">');
  await page.clock.install();
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  // Longer than chat, offer, notices and analytics wait, shorter than a file may take.
  await page.clock.runFor(7_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  // Of other parts: a file of this one may have such a name, too.
  const others = asked.filter((path) => !path.startsWith('/releases/mf-staff/'));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((path) => /reports|notices|chat|offer/i.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Without its code a page of staff keeps its own frame', async ({ page }) => {
  await page.route('**/releases/mf-staff/**/*.js', (route) => route.abort());
  await page.goto('/staff');
  await live(page);
  await expect(page.locator('main')).toHaveAttribute('data-preserved', '');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  // It does not stay at 'Opening…' for ever, and leads out of it.
  await expect(page.getByText('This page could not be opened')).toBeVisible();
  await expect(page.getByText('Opening…')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.unroute('**/releases/mf-staff/**/*.js');
  await page.getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.getByLabel('Your email')).toBeVisible();
});

test('The part of staff is released into the running site alone', async ({ ownSite, page }) => {
  const before = await servedVersions(ownSite);
  const home = await (await fetch(ownSite.origin)).text();
  const id = await copyRelease(ownSite, 'mf-staff', '1.1.0');
  const { code, output } = await runSite(['promote', id, '--no-browser'], ownSite.env);
  expect(code, output).toBe(0);
  await expect.poll(() => servedVersions(ownSite)).not.toEqual(before);
  const after = await servedVersions(ownSite);
  expect(after['mf-staff']).toBe(id.split('@')[1]);
  expect({ ...after, 'mf-staff': '' }).toEqual({ ...before, 'mf-staff': '' });
  await page.goto(`${ownSite.origin}/staff`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  // Visitors get the same document but for the name of the set, in its data file as well.
  const withoutSet = (html: string) =>
    html
      .replace(/"set":"\w+"/g, '')
      .replace(/"data":\["[^"]+","[^"]+"\]/g, '')
      .replace(/Set: \w+/g, '');
  expect(withoutSet(await (await fetch(ownSite.origin)).text())).toBe(withoutSet(home));
});
