import type { Page } from '@playwright/test';
import { live } from '../fixtures';
import { bundlers, expect, run, serves, test, variant } from '../other-bundlers';
import type { Bundler } from '../other-bundlers';
import { runSite } from '../site';

const titles = { rspack: 'Built with Rspack', vite: 'Built with Vite' };
const zips = { rspack: '77002', vite: '77005' };
const other = { rspack: 'vite', vite: 'rspack' } as const;

// One site is built for all of them, and the last tests change it.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, bundler: Bundler) =>
  page.getByRole('heading', { level: 1, name: titles[bundler] });

/** Presses the page's button: hooks, router and store are the shell's, or nothing would follow. */
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
  test(`A page that ${bundler} has built is a document that comes alive`, async ({
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
    await expect(page.locator('main[data-kept]')).toHaveCount(0);
    await usesTheStore(page, bundler);
    expect(complaints).toEqual([]);
  });

  test(`A visitor comes to the page that ${bundler} has built with a ZIP`, async ({
    page,
    complaints,
  }) => {
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
