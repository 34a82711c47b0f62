import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Site, copyStore, workDir } from './site';

interface WorkerFixtures {
  /** The composed site, shared by the tests of a worker. Do not change its releases. */
  site: Site;
  /** Environment for the `site` command on a copy of the site's store; no server serves it. */
  store: { env: { SITE_DIR: string } };
}

interface TestFixtures {
  /** A copy of the site that the test may break. */
  ownSite: Site;
  /** Console errors and warnings of the page, and uncaught errors. */
  complaints: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await Site.start(`${workDir}/production`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  store: [
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'store-'));
      await copyStore(`${workDir}/production`, dir);
      await use({ env: { SITE_DIR: dir } });
      await rm(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  ownSite: async ({}, use) => {
    const site = await Site.start(`${workDir}/production`, { own: true });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    collect(page, complaints);
    await use(complaints);
  },
});

function collect(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    // The browser logs status 404, also for a document that should answer 404.
    if (/status of 404/.test(text) && url === page.url()) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Waits until the shell has hydrated the document. */
export const live = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-live', '');

export { expect };
