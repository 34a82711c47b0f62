import { violationsOf } from '../axe';
import { expect, live, test as base } from '../fixtures';
import { looksOf } from '../looks';
import { pages } from '../routes';
import { skeletonOf } from '../skeleton';

type Change = (html: string) => string;

/** Checks a page of the site. @param change of its printed document */
type Check = (path: string, change?: Change) => Promise<string[]>;

const withoutScripts: Change = (html) => html.replace(/<script\b.*?<\/script>/gs, '');

/**
 * Most pages differ from one before only in their words, so their violations are known: they are not
 * opened. Those that `pages.spec.ts` opens, also in both color schemes and on a phone, come first. A
 * page with another skeleton is checked: live and with every rule when one of its elements looks like
 * none before, else as printed and without the rules of colors, which take longest.
 */
const test = base.extend<{ check: Check }>({
  check: async ({ page, context, request }, use) => {
    const shown = new Set<string>();
    const skeletons = new Set<string>();
    const parser = await context.newPage();
    const printedOf = async (path: string) => (await request.get(path)).text();
    for (const { path } of pages) {
      const html = await printedOf(path);
      skeletons.add(await skeletonOf(parser, html));
      for (const look of await looksOf(parser, html)) shown.add(look);
    }
    const open = async (path: string, change: Change) => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto(path);
    };
    await use(async (path, change = (html) => html) => {
      const html = change(await printedOf(path));
      const skeleton = await skeletonOf(parser, html);
      if (skeletons.has(skeleton)) return [];
      const looks = await looksOf(parser, html);
      const looksNew = !looks.every((look) => shown.has(look));
      for (const look of looks) shown.add(look);
      await open(path, looksNew ? change : (printed) => withoutScripts(change(printed)));
      if (looksNew) await live(page);
      const violations = await violationsOf(page, looksNew ? 'all' : 'but colors');
      // Not while the page loads: a request that is held at that moment is never answered.
      await page.unrouteAll();
      if (violations.length === 0) skeletons.add(skeleton);
      return violations;
    });
  },
});

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Number of tests that share the pages of the sitemap. Neighbors look alike, so none is divided. */
const shares = 3;

for (let share = 0; share < shares; share++) {
  test(`The sitemap's other pages have no accessibility violation, share ${share + 1} of ${shares}`, async ({
    check,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    expect(paths.length).toBeGreaterThan(100);
    const visited = new Set<string>(pages.map(({ path }) => path));
    const others = paths.filter((path) => !visited.has(path)).sort();
    const size = Math.ceil(others.length / shares);
    const violations: string[] = [];
    for (const path of others.slice(share * size, (share + 1) * size))
      violations.push(...(await check(path)).map((found) => `${path}: ${found}`));
    expect(violations).toEqual([]);
  });
}

test('A violation is found on a page that looks like one before it', async ({ check }) => {
  const path = '/service-area/77005';
  expect(await check(path)).toEqual([]);
  expect(await check(path)).toEqual([]);
  const atTheEnd = (markup: string) => (html: string) => html.replace('</body>', `${markup}$&`);
  for (const [rule, change] of [
    // The first adds no look. The policy allows no style in the markup.
    ['html-lang-valid', (html: string) => html.replace('lang="en"', 'lang="none"')],
    ['color-contrast', atTheEnd('<font color="#cccccc">Pale</font>')],
    ['image-alt', atTheEnd('<img src="/icon.svg">')],
    ['link-name', atTheEnd('<a href="/faq"></a>')],
    ['landmark-unique', atTheEnd('<nav aria-label="Main"></nav>')],
    ['list', atTheEnd('<ul><p>No item</p></ul>')],
  ] as const)
    expect(await check(path, change)).toContainEqual(expect.stringMatching(`^${rule}: `));
});
