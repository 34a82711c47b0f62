import type { Page } from 'playwright/test';
import { calculate } from '../calculate';
import { expect, live, test as base, versionsOf } from '../fixtures';
import { runSite } from '../site';
import { Skew } from '../skew';
import type { Mix } from '../skew';
import { addsField } from '../variants';

/** A visitor's action in each section. */
const sections: {
  part: string;
  path: string;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    part: 'mf-catalog',
    path: '/appliances',
    async act(page) {
      await page
        .getByRole('button', { name: /^Search/ })
        .first()
        .click();
      await page.getByRole('combobox').fill('dryer');
      await expect(page.getByRole('option', { name: /dryer/i }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    part: 'mf-booking',
    path: '/book-online',
    async act(page) {
      await page.locator('main [name=zipCode]').click();
      await page.locator('main [name=zipCode]').fill('77002');
      await expect(page.getByText('✓ We service your area!')).toBeVisible();
    },
  },
  {
    part: 'mf-estimator',
    path: '/estimate',
    async act(page) {
      await calculate(page);
    },
  },
  {
    part: 'mf-blog',
    path: '/blog',
    async act(page) {
      await page.getByPlaceholder('Search articles...').click();
      await page.getByPlaceholder('Search articles...').fill('zzz');
      await expect(page.getByText('No articles found')).toBeVisible();
    },
  },
  {
    part: 'mf-service-areas',
    path: '/service-areas',
    async act(page) {
      await page.getByPlaceholder('Search by ZIP code or city...').click();
      await page.getByPlaceholder('Search by ZIP code or city...').fill('zzz');
      await expect(page.getByText('No service areas found')).toBeVisible();
    },
  },
];

const test = base.extend<object, { skew: Skew }>({
  skew: [
    async ({}, use) => {
      const skew = await Skew.build();
      await use(skew);
      await skew.site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ skew }, use) => use(skew.site.origin),
});

// All tests share one composed site, and only one of its sets is live at a time.
test.describe.configure({ mode: 'default' });

// Before a test makes another set live.
test('Every remote needing a newer React is refused', async ({ skew }) => {
  const ids = sections.map(({ part }) => skew.id(part, 'needing a newer React'));
  const { code, output } = await runSite(['check', ...ids, '--json'], skew.site.env);
  expect(code).toBe(1);
  const { verdicts } = JSON.parse(output) as { verdicts: { sentence: string }[] };
  for (const id of ids) {
    expect(verdicts.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(
        `^With the live set.*: ${id} needs react \\^20\\.0\\.0; ${skew.id('shell', 'live')} brings 19\\.`,
      ),
    );
  }
});

/**
 * In the first two, each remote is once older and once newer than the one next to it. Next to live
 * remotes the newer ones run in releases.night.spec.ts.
 */
const mixes: Record<string, Mix> = {
  'newer and older remotes in turn': { shell: 'live', remotes: ['newer', 'older'] },
  'older and newer remotes in turn': { shell: 'live', remotes: ['older', 'newer'] },
  'newer remotes in an older shell': { shell: 'older', remotes: ['newer'] },
};

for (const [title, mix] of Object.entries(mixes)) {
  test(`Every section works with ${title}`, async ({ page, skew, complaints }) => {
    await skew.goTo(mix);
    const { origin } = skew.site;
    for (const { part, path, act } of sections) {
      const version = skew.versionIn(mix, part);
      await test.step(`${part} ${version} opens by its address`, async () => {
        await page.goto(origin + path);
        await live(page);
        await act(page);
        await expect(page.locator('main[data-preserved]')).toHaveCount(0);
        expect(await versionsOf(page)).toMatchObject({
          shell: skew.id('shell', mix.shell).split('@')[1],
          [part]: skew.id(part, version).split('@')[1],
        });
        if (version !== 'newer' || !addsField(part)) return;
        const draft = () => page.evaluate(() => sessionStorage.getItem('site.draft'));
        expect(await draft()).toContain('"floor":"second"');
        await page.reload();
        await live(page);
        expect(await draft()).toContain('"floor":"second"');
      });
      // Remove the field from the store, so the next part must write it itself.
      await page.evaluate(() => sessionStorage.clear());
    }

    await page.goto(`${origin}/faq`);
    await live(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const { part, path, act } of sections) {
      await test.step(`${part} opens by a link`, async () => {
        // By key: the result of the estimate is still scrolling, so a click could miss the link.
        await page.locator(`footer a[href="${path}"]`).first().press('Enter');
        await expect(page).toHaveURL(origin + path);
        await act(page);
      });
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test('Spanish pages work with two remotes of before their Spanish', async ({
  page,
  skew,
  complaints,
}) => {
  await skew.goToWithoutSpanish('mf-blog', 'mf-estimator');
  const { origin } = skew.site;
  const inEnglish = page.locator('main > div[lang=en]');
  const says = page.getByText('Esta página todavía está en inglés.');

  await page.goto(`${origin}/es`);
  await live(page);
  const fragment = (name: string) => page.locator(`[data-fragment="${name}"]`);
  await expect(fragment('mf-blog/LatestArticles')).toHaveAttribute('lang', 'en');
  await expect(fragment('mf-estimator/EstimateEntry')).toHaveAttribute('lang', 'en');
  await expect(fragment('mf-catalog/ApplianceCards')).not.toHaveAttribute('lang');
  await expect(says).toHaveCount(0);

  await page.locator('footer a[href="/es/blog"]').first().press('Enter');
  await expect(page).toHaveURL(`${origin}/es/blog`);
  await expect(says).toBeVisible();
  await expect(inEnglish.getByRole('heading', { level: 1 })).toBeVisible();
  await inEnglish.getByPlaceholder('Search articles...').fill('zzz');
  await expect(page.getByText('No articles found')).toBeVisible();

  // Prices of the English part stand in a Spanish page.
  await page.goto(`${origin}/es/issues/dryer-not-heating`);
  await live(page);
  await expect(says).toHaveCount(0);
  await expect(page.locator('main')).toContainText(/\$\d+ -\W*\$\d+/);
  await expect(fragment('mf-estimator/EstimateTeaser')).toHaveAttribute('lang', 'en');

  await page.goto(`${origin}/es/estimate`);
  await live(page);
  await expect(says).toBeVisible();
  await inEnglish.getByRole('button', { name: 'Dryer' }).first().click();
  await expect(inEnglish.getByRole('button', { name: 'Not Heating' })).toBeVisible();
  expect(complaints).toEqual([]);
});
