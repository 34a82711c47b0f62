import type { Page } from '@playwright/test';
import { expect, live, test as base } from '../fixtures';
import { runSite } from '../site';
import { Skew, shells, variants } from '../skew';

/** What a visitor does in each section, and the way into it from another one. */
const sections: {
  part: string;
  path: string;
  from: string;
  link: string;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    part: 'mf-catalog',
    path: '/appliances',
    from: '/warranty',
    link: '/appliances',
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
    from: '/faq',
    link: '/book-online',
    async act(page) {
      await page.locator('main [name=zipCode]').click();
      await page.locator('main [name=zipCode]').fill('77002');
      await expect(page.getByText('✓ We service your area!')).toBeVisible();
    },
  },
  {
    part: 'mf-estimator',
    path: '/estimate',
    from: '/faq',
    link: '/estimate',
    async act(page) {
      await page.getByRole('button', { name: 'Washing Machine', exact: true }).click();
      await page.getByRole('button', { name: 'Not Draining', exact: true }).click();
      await page.getByRole('button', { name: 'Calculate My Repair Cost' }).click();
      await expect(page.getByRole('main')).toContainText('$162 - $315');
    },
  },
  {
    part: 'mf-blog',
    path: '/blog',
    from: '/warranty',
    link: '/blog',
    async act(page) {
      await page.getByPlaceholder('Search articles...').click();
      await page.getByPlaceholder('Search articles...').fill('zzz');
      await expect(page.getByText('No articles found')).toBeVisible();
    },
  },
  {
    part: 'mf-service-areas',
    path: '/service-areas',
    from: '/faq',
    link: '/service-areas',
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
    { scope: 'worker', timeout: 1_800_000 },
  ],
});

// One site is built for all of them, and one set of it is live at a time.
test.describe.configure({ mode: 'default' });

for (const shell of shells) {
  for (const { part, path, from, link, act } of sections) {
    for (const variant of variants) {
      test(`In the ${shell} shell ${part} ${variant} works`, async ({ page, skew, complaints }) => {
        await skew.goTo(shell, part, variant);
        const { origin } = skew.site;
        await page.goto(origin + path);
        await live(page);
        await act(page);
        await expect(page.locator('main[data-kept]')).toHaveCount(0);
        expect(await running(page)).toMatchObject({
          shell: skew.id('shell', shell).split('@')[1],
          [part]: skew.id(part, variant).split('@')[1],
        });
        if (variant === 'with an added store field') {
          const draft = () => page.evaluate(() => sessionStorage.getItem('site.draft'));
          expect(await draft()).toContain('"floor":"second"');
          await page.reload();
          await live(page);
          expect(await draft()).toContain('"floor":"second"');
        }

        await page.goto(origin + from);
        await live(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.locator(`footer a[href="${link}"]`).first().click();
        await expect(page).toHaveURL(origin + link);
        await act(page);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        expect(complaints).toEqual([]);
      });
    }

    test(`In the ${shell} shell ${part} needing a newer React is refused`, async ({ skew }) => {
      await skew.goTo(shell, part, 'live');
      const id = skew.id(part, 'needing a newer React');
      const { code, output } = await runSite(['check', id, '--json'], skew.site.env);
      expect(code).toBe(1);
      const { verdicts } = JSON.parse(output) as { verdicts: { sentence: string }[] };
      expect(verdicts.map(({ sentence }) => sentence)).toContainEqual(
        expect.stringMatching(
          `^With the live set.*: ${id} needs react \\^20\\.0\\.0; ${skew.id('shell', shell)} brings 19\\.`,
        ),
      );
    });
  }
}

/** Versions that the document's own page data names. */
const running = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const text = document.getElementById('site-data')?.textContent ?? '{}';
    return (JSON.parse(text) as { versions: Record<string, string> }).versions;
  });
