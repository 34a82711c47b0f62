import { violationsOf } from '../axe';
import { expect, live, test } from '../fixtures';

// The policy forbids what is not the site's own; only here it is put aside.
test.use({ bypassCSP: true, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Tests that share the pages of the sitemap among them. */
const shares = 8;

for (let share = 0; share < shares; share++) {
  test(`The sitemap's pages have no accessibility violation, share ${share + 1} of ${shares}`, async ({
    page,
    request,
  }) => {
    // As long as thirty pages take on a busy machine.
    test.setTimeout(600_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    expect(paths.length).toBeGreaterThan(200);
    const violations: string[] = [];
    for (const path of paths.filter((_, i) => i % shares === share)) {
      await page.goto(path);
      await live(page);
      violations.push(...(await violationsOf(page)).map((found) => `${path}: ${found}`));
    }
    expect(violations).toEqual([]);
  });
}
