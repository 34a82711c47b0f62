import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { singletons } from '@site/build/parts';
import { expect, live, test, versionsOf } from '../fixtures';
import { pages } from '../routes';

/** Follows a link in the header or footer, where it is visible at this width. */
const tour = [
  { link: '/appliances', heading: 'Appliance repair, priced before we start' },
  { link: '/service-areas', heading: 'Houston Area Service Coverage' },
  { link: '/estimate', heading: 'Repair cost calculator' },
  { link: '/blog', heading: 'Articles' },
  { link: '/warranty', heading: 'Check Your Warranty' },
];

test('A visitor walks through the sections without a document load; shared packages exist once @phone', async ({
  page,
  request,
  complaints,
}) => {
  const { microFrontends } = await (await request.get('/registry.json')).json();
  const containers = Object.values<[{ extras: { container: string } }]>(microFrontends).map(
    ([{ extras }]) => extras.container,
  );
  // Wraps every container's init: the scope it receives is what the page shares.
  await page.addInitScript((names) => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    for (const name of names) {
      let container: { init: (scope: unknown) => unknown; get: unknown };
      Object.defineProperty(window, name, {
        get: () => container,
        set({ init, get }: typeof container) {
          container = { get, init: (scope) => (given.push(scope), init(scope)) };
        },
      });
    }
  }, containers);
  await page.goto('/');
  await live(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { link, heading } of tour) {
    await page.locator(`footer a[href="${link}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(`https://www.fieldbook.example${link}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await test.step('React, the router, Zustand and the store exist once', () => sharedOnce(page));
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

async function sharedOnce(page: Page): Promise<void> {
  const { scopes, shared } = await page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string }>>;
    const { given } = window as unknown as { given: Scope[] };
    return {
      scopes: [given.length, new Set(given).size],
      shared: Object.entries(given[0] ?? {}).map(([name, versions]) => [
        name,
        ...Object.values(versions).map(({ from }) => from.split('_')[0]),
      ]),
    };
  });
  // The remotes of the tour received the same scope, and only the shell has added to it.
  const visited = new Set(
    tour.map(({ link }) => pages.find(({ path }) => path === link)?.owner).filter(Boolean),
  );
  expect.soft(scopes).toEqual([visited.size, 1]);
  expect.soft(shared.sort()).toEqual(
    Object.keys(singletons)
      .map((name) => [name, 'shell'])
      .sort(),
  );
}

test('No released script of a remote contains React, React DOM or the router', async ({ site }) => {
  const releases = join(site.siteDir, 'releases');
  const files = await readdir(releases, { recursive: true });
  const scriptsOf = (part: RegExp) =>
    files.filter((file) => part.test(file) && /browser.*\.js$/.test(file));
  const codeOf = (file: string) => readFile(join(releases, file), 'utf8');
  // Strings that only these packages contain: internals of React, React DOM and the router.
  const marks = ['__CLIENT_INTERNALS', '__reactRouterVersion', 'flushSync'];
  const shell = (await Promise.all(scriptsOf(/^shell/).map(codeOf))).join('\n');
  for (const mark of marks) expect(shell, mark).toContain(mark);
  expect(scriptsOf(/^mf-/).length).toBeGreaterThan(20);
  for (const file of scriptsOf(/^mf-/)) {
    const code = await codeOf(file);
    for (const mark of marks) expect(code.includes(mark), `${mark} in ${file}`).toBe(false);
  }
});

test('A slow section shows a bar, also over fragments that have not hydrated yet', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/releases/mf-booking/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main a[href="/book-online"]').first().click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/book-online$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('A developer opens the inspector, sees the owner of each region, and closes it', async ({
  page,
}) => {
  const inspector = /\/inspect\.js$/;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await live(page);
  const versions = await versionsOf(page);
  expect(asked.filter((url) => inspector.test(url))).toEqual([]);
  await page.keyboard.press('Control+Alt+b');
  await expect(page).toHaveURL(/\?inspect/);
  await expect(page.locator('[data-boundary]')).toHaveAttribute(
    'data-made-by',
    new RegExp(`^shell@${versions.shell} · \\d+ ms · \\d+ files · [\\d.]+ kB$`),
  );
  await page.locator('[data-fragment="mf-catalog/BrandWall"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-fragment="mf-catalog/BrandWall"]')).toHaveAttribute(
    'data-made-by',
    new RegExp(`^mf-catalog/BrandWall@${versions['mf-catalog']} · `),
  );
  const shared = page.getByRole('table', { name: 'Shared packages' });
  await expect(
    shared
      .getByRole('row')
      .filter({ hasText: /^mf_catalog_\w+react\^19\.0\.019\.\d+\.\d+the shell's$/ }),
  ).toHaveCount(1);
  // Module Federation's devtools read the host, its remotes, their versions, shared packages.
  const seen = await page.evaluate(() => {
    interface Info {
      version: string;
      remoteEntry: string;
      remotesInfo: Record<string, { matchedVersion: string }>;
      shared: { sharedName: string; version: string }[];
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { name: string; options: { shared: object } }[];
        __SHARE__: Record<string, object>;
        moduleInfo: Record<string, Info>;
      };
    };
    return {
      instances: federation.__INSTANCES__.map(({ name }) => name),
      hostShares: Object.keys(
        federation.__INSTANCES__.find(({ name }) => name === 'shell')?.options.shared ?? {},
      ),
      moduleInfo: federation.moduleInfo,
    };
  });
  expect(seen.instances.some((name) => name.startsWith('mf_catalog_'))).toBe(true);
  expect(seen.hostShares).toContain('react');
  const catalog = seen.moduleInfo[`mf-catalog:${versions['mf-catalog']}`];
  expect(catalog?.remoteEntry).toContain(`/releases/mf-catalog/${versions['mf-catalog']}/`);
  expect(catalog?.shared.map(({ sharedName }) => sharedName)).toContain('react');
  const { remotesInfo, shared: provided } = seen.moduleInfo.shell ?? {};
  expect(
    Object.fromEntries(
      Object.entries(remotesInfo ?? {}).map(([name, { matchedVersion }]) => [name, matchedVersion]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(versions).filter(([name]) => name !== 'shell')));
  expect(provided?.find(({ sharedName }) => sharedName === 'react')?.version).toMatch(/^19\./);
});

test('The inspector follows the address, also without a document load', async ({ page }) => {
  const list = page.getByRole('table', { name: 'Parts' });
  await page.goto('/warranty?inspect');
  await live(page);
  await expect(list).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(list).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-inspect');
  // Goes to an address with the inspector, like a link of the site.
  await page.goBack();
  await expect(page).toHaveURL(/\/warranty\?inspect/);
  await expect(list.getByRole('row', { name: /^mf-booking 1\.\S+ runs \d+ ms/ })).toBeVisible();
  await expect(page.locator('[data-made-by^="mf-booking@"]')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/\/warranty$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const path of ['/', '/es'])
  test(`The links of the header on ${path} fit at any width`, async ({ page }) => {
    await page.goto(path);
    const bar = page.locator('header').first().locator('> div');
    const over: string[] = [];
    for (let width = 640; width <= 1344; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await bar.locator('a, button, summary').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('details > div'))
          .map((element) => {
            const { left, right } = element.getBoundingClientRect();
            return { left, right, text: element.textContent };
          }),
      );
      expect(boxes.length).toBeGreaterThan(4);
      const end = await bar.evaluate(
        (element) =>
          element.getBoundingClientRect().right -
          parseFloat(getComputedStyle(element).paddingRight),
      );
      for (const [at, { right, text }] of boxes.entries()) {
        // Half a pixel, because widths of text are fractions.
        const next = (boxes[at + 1]?.left ?? end) + 0.5;
        if (right > next) over.push(`${width}: ${text} by ${Math.ceil(right - next)} px`);
      }
    }
    expect(over).toEqual([]);
  });

test('The inspector shows what failed and what is preserved, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/releases/mf-booking/**/*.js', (route) => route.abort());
  await page.goto('/warranty?inspect');
  await live(page);
  const list = page.getByRole('table', { name: 'Parts' });
  await expect(
    list.getByRole('row', { name: /^mf-booking 1\.\S+ failed, preserved as printed/ }),
  ).toBeVisible();
  await expect(page.locator('main[data-preserved] [data-boundary]').first()).toHaveAttribute(
    'data-made-by',
    /^mf-booking@\S+ · failed, preserved as printed/,
  );
  const panel = page.locator('details').filter({ has: list });
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
});
