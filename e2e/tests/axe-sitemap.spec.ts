import { violationsOf } from '../axe';
import { expect, live, test } from '../fixtures';
import { pages } from '../routes';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Number of tests that share the pages of the sitemap. */
const shares = 8;

for (let share = 0; share < shares; share++) {
  test(`The sitemap's other pages have no accessibility violation, share ${share + 1} of ${shares}`, async ({
    page,
    request,
  }) => {
    // Thirty pages take this long on a busy machine.
    test.setTimeout(600_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    expect(paths.length).toBeGreaterThan(200);
    const violations: string[] = [];
    // pages.spec.ts visits these pages, also in both color schemes and on a phone.
    const visited = new Set<string>(pages.map(({ path }) => path));
    const others = paths.filter((path) => !visited.has(path));
    for (const path of others.filter((_, i) => i % shares === share)) {
      await page.goto(path);
      await live(page);
      violations.push(...(await violationsOf(page)).map((found) => `${path}: ${found}`));
    }
    expect(violations).toEqual([]);
  });
}
