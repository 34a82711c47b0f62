import { expect, live, test as base, withoutSite } from '../fixtures';
import { runSite } from '../site';
import type { Site } from '../site';
import { servedVersions } from '../sources';
import { addVariant } from '../variants';

const test = base.extend(withoutSite);

const promote = async (id: string, site: Site) => {
  const { code, output } = await runSite(['promote', id, '--no-browser'], site.env);
  expect(code, output).toBe(0);
};

test('A post goes live while a visitor reads, and is rolled back', async ({ page, ownSite }) => {
  const before = await servedVersions(ownSite);
  await page.goto(`${ownSite.origin}/blog`);
  await live(page);

  await promote(await addVariant(ownSite, 'mf-blog', 'newer'), ownSite);
  await expect.poll(() => servedVersions(ownSite)).not.toEqual(before);
  expect({ ...(await servedVersions(ownSite)), 'mf-blog': '' }).toEqual({
    ...before,
    'mf-blog': '',
  });

  // The running visit keeps its set to the end.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('main a[href="/blog/dryer-vents-in-slab-houses"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Articles');
  const releases = asked.filter((url) => url.includes('/releases/mf-blog/'));
  expect(releases).not.toEqual([]);
  expect(releases.filter((url) => !url.includes(before['mf-blog'] ?? '?'))).toEqual([]);

  // The next visit has the post everywhere.
  const text = async (path: string) => (await fetch(ownSite.origin + path)).text();
  expect(await text('/blog')).toContain('A quiet laundry room');
  expect(await text('/blog/tag/dryer')).toContain('A quiet laundry room');
  expect(await text('/feed.xml')).toContain('/blog/a-quiet-laundry-room');
  expect(await text('/sitemap.xml')).toContain('/blog/a-quiet-laundry-room');
  expect((await fetch(`${ownSite.origin}/blog/a-quiet-laundry-room`)).status).toBe(200);

  const back = await runSite(['rollback', 'mf-blog'], ownSite.env);
  expect(back.code, back.output).toBe(0);
  await expect.poll(() => servedVersions(ownSite)).toEqual(before);
  expect((await fetch(`${ownSite.origin}/blog/a-quiet-laundry-room`)).status).toBe(404);
});
