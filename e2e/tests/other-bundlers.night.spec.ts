import type { Page } from 'playwright/test';
import { live } from '../fixtures';
import { bundlers, expect, releaseOf, run, serves, test, variant } from '../other-bundlers';
import type { Bundler } from '../other-bundlers';
import { runSite } from '../site';

const titles = { rspack: 'Built with Rspack', vite: 'Built with Vite' };
const zips = { rspack: '77002', vite: '77005' };
const other = { rspack: 'vite', vite: 'rspack' } as const;

// All tests share one site, and the last tests change it.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, bundler: Bundler) =>
  page.getByRole('heading', { level: 1, name: titles[bundler] });

/** Clicks the page's button: it works only with the shell's hooks, router and store. */
async function usesTheStore(page: Page, bundler: Bundler): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(`This is /${bundler}.`);
  await page.getByRole('button', { name: `Live in ${zips[bundler]}` }).click();
  await expect(main).toContainText(`The page reads: ${zips[bundler]}`);
  await expect(main).toContainText(`Rspack’s note reads: ${zips[bundler]}`);
  if (bundler === 'vite') await expect(main).toContainText(`Vite’s note reads: ${zips.vite}`);
  else await expect(page.locator('main [name=q]')).toHaveValue(zips.rspack);
}

for (const bundler of bundlers) {
  test(`A page built by ${bundler} is a document that hydrates`, async ({
    page,
    request,
    complaints,
  }) => {
    const html = await (await request.get(`/${bundler}`)).text();
    expect(html).toContain(`<h1>${titles[bundler]}</h1>`);
    expect(html).toContain('reads: <!-- -->no ZIP');
    expect(/Content-Security-Policy" content="([^"]*)/.exec(html)?.[1]).not.toMatch(/unsafe|eval/);
    await page.goto(`/${bundler}`);
    await live(page);
    await expect(page.locator('main[data-preserved]')).toHaveCount(0);
    await usesTheStore(page, bundler);
    expect(complaints).toEqual([]);
  });

  test(`A page built by ${bundler} has no Spanish: it stands in the Spanish frame and says so`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`/es/${bundler}`);
    await live(page);
    await expect(page.getByText('Esta página todavía está en inglés.')).toBeVisible();
    await expect(page.locator('main > div')).toHaveAttribute('lang', 'en');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`[^s]/${bundler}$`));
    await expect(page.locator('header').getByRole('link', { name: 'English' })).toBeVisible();
    await usesTheStore(page, bundler);
    expect(complaints).toEqual([]);
  });

  test.describe('a browser that prefers Spanish', () => {
    test.use({ locale: 'es-US' });
    test(`gets no line about Spanish on a page built by ${bundler}`, async ({ page }) => {
      await page.goto(`/${bundler}`);
      await live(page);
      // Notices load three seconds after a page is live.
      await page.waitForTimeout(4000);
      await expect(page.getByText('Ver esta página en español')).toBeHidden();
    });
  });

  test(`A page built by ${bundler} gets the visitor's ZIP`, async ({ page, complaints }) => {
    const from = other[bundler];
    await page.goto(`/${from}`);
    await live(page);
    await usesTheStore(page, from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`main a[href="/${bundler}"]`).click();
    await expect(heading(page, bundler)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`The page reads: ${zips[from]}`);
    await usesTheStore(page, bundler);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
}

/** Serves a file with an added byte and a visible effect. @returns how often it was requested */
async function alter(page: Page, url: string): Promise<() => number> {
  let asked = 0;
  await page.route(`**${url}`, async (route) => {
    asked++;
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.altered = true;${await response.text()}` });
  });
  return () => asked;
}
const ranAltered = (page: Page) => page.evaluate(() => 'altered' in window);

for (const bundler of bundlers) {
  for (const kind of ['entry', 'chunk'] as const) {
    test(`An altered ${kind} of ${bundler} never runs, and its document stays`, async ({
      page,
      mixed: { site, ids },
    }) => {
      const { name, version, entry, chunks } = await releaseOf(site, ids[bundler]);
      const file = kind === 'entry' ? entry : chunks.page?.js.at(-1);
      const asked = await alter(page, `/releases/${name}/${version}/${file}`);
      await page.goto(`/${bundler}`);
      await live(page);
      await expect(page.locator('main[data-preserved]')).toHaveCount(1);
      await expect(heading(page, bundler)).toBeVisible();
      expect(asked()).toBeGreaterThan(0);
      expect(await ranAltered(page)).toBe(false);
    });
  }
}

test('The import map prevents an altered module from running', async ({ page, mixed }) => {
  const { name, version, chunks } = await releaseOf(mixed.site, mixed.ids.vite);
  const url = `/releases/${name}/${version}/${chunks.page?.js.at(-1)}`;
  await alter(page, url);
  await page.route('**/vite', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const loaded = new RegExp(`,\\["${url}","[^"]*","modulepreload"\\]`);
    expect(html).toMatch(loaded);
    const body = html.replace(loaded, '').replace(/<script type="importmap">.*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/vite');
  await live(page);
  expect(await ranAltered(page)).toBe(true);
});

test('An invalid part, or one that needs another React, is refused with a reason', async ({
  mixed,
}) => {
  const { site, ids } = mixed;
  const wrong = await variant('rspack', 'wrong', (text) =>
    text
      .replace('"remoteEntry.js"', '"entry.js"')
      .replace('"/rspack"', '"rspack/"')
      .replace('mf_rspack_h4sh0t0ken', 'mf_rspack'),
  );
  const packed = await runSite(['pack', wrong], site.env);
  expect(packed.code).toBe(1);
  expect(packed.output).toContain('part.json: is no part that can be released');
  expect(packed.output).toContain(
    'declaration.prefixes.0: must be a path of whole segments, e.g. /blog',
  );
  expect(packed.output).toContain('container: must hold h4sh0t0ken');

  const gone = await variant('vite', 'gone', (text) =>
    text.replace('"remoteEntry.js"', '"gone.js"'),
  );
  expect((await runSite(['pack', gone], site.env)).output).toContain(
    'entry: names browser/gone.js, which is not there',
  );

  for (const bundler of bundlers) {
    const old = await variant(bundler, 'react-18', (text) =>
      text.replace('"react": "^19.0.0"', '"react": "^18.0.0"'),
    );
    const id = await run(site, 'pack', old);
    const with18 = bundler === 'vite' ? [ids.rspack, id] : [id];
    const { code, output } = await runSite(['check', ...with18], site.env);
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`${id} needs react \\^18\\.0\\.0; shell@.* brings 19\\.`));
  }
});

test('A version that cannot be loaded falls back to the previous one, and is rolled back', async ({
  page,
  mixed: { site, ids },
}) => {
  const next = { rspack: '', vite: '' };
  for (const bundler of bundlers) {
    const folder = await variant(bundler, 'next', (text) => text.replace('"1.0.0"', '"1.1.0"'));
    next[bundler] = await run(site, 'pack', folder);
  }
  await run(site, 'promote', next.rspack, next.vite, '--no-browser');
  await serves(site, next.vite);

  const addressOf = (id: string) => `/releases/${id.replace('@', '/')}/remoteEntry.js`;
  for (const bundler of bundlers) {
    const from = other[bundler];
    const answered: string[] = [];
    page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
    await page.route(`**${addressOf(next[bundler])}`, (route) => route.abort());
    await page.goto(`/${from}`);
    await live(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`main a[href="/${bundler}"]`).click();
    await expect(heading(page, bundler)).toBeVisible();
    await usesTheStore(page, bundler);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(answered).toContain(addressOf(ids[bundler]));
    await page.unrouteAll();
  }

  for (const bundler of bundlers) {
    await run(site, 'rollback', `mf-${bundler}`);
    await serves(site, ids[bundler]);
  }
  await page.goto('/vite');
  await live(page);
  await usesTheStore(page, 'vite');

  // Roll back to the sets before both fixtures.
  const { code, output } = await runSite(['status', '--json'], site.env);
  expect(code, output).toBe(0);
  const { sets } = JSON.parse(output) as {
    sets: { set: string; versions: Record<string, string> }[];
  };
  await run(site, 'rollback', sets.find(({ versions }) => !('mf-vite' in versions))?.set ?? '');
  await expect.poll(async () => (await fetch(`${site.origin}/vite`)).status).toBe(404);
});
