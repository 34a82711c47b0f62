import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import type { Page, Request } from 'playwright/test';
import { Site, copyStore, workDir } from './site';
import { small } from './small-site';

interface OwnStore {
  siteDir: string;
  /** For the `site` command. */
  env: { SITE_DIR: string };
}

interface WorkerFixtures {
  /** The composed site, shared by the tests of a worker. Do not change its releases. */
  site: Site;
}

interface TestFixtures {
  /** A copy of the site's store that the test may change; no server serves it. */
  ownStore: OwnStore;
  /** As `ownSite`, with one page of each kind: a promotion is three times as fast. */
  smallSite: Site;
  /** As `ownStore`, with one page of each kind. */
  smallStore: OwnStore;
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
  ownSite: async ({}, use) => {
    const site = await Site.start(`${workDir}/production`, { own: true });
    await use(site);
    await site.stop();
  },
  ownStore: async ({}, use) => useStore(`${workDir}/production`, use),
  smallSite: async ({}, use) => {
    const site = await Site.start(small, { own: true });
    await use(site);
    await site.stop();
  },
  smallStore: async ({}, use) => useStore(small, use),
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    collect(page, complaints);
    await use(complaints);
  },
});

async function useStore(from: string, use: (store: OwnStore) => Promise<void>): Promise<void> {
  const siteDir = await mkdtemp(join(tmpdir(), 'store-'));
  await copyStore(from, siteDir);
  await use({ siteDir, env: { SITE_DIR: siteDir } });
  await rm(siteDir, { recursive: true, force: true });
}

/** Collects console errors and warnings of a page, and uncaught errors. */
export function collect(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    // The browser logs status 404, also for a document that should answer 404.
    if (/status of 404/.test(text) && url === page.url()) return;
    // As configured: playwright.config.ts.
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** For files that use no shared site: it is not started for them. */
export const withoutSite = {
  baseURL: async ({}, use: (url: undefined) => Promise<void>) => use(undefined),
};

/** Waits until the shell has hydrated the document. */
/** Versions of the parts, as a live page knows them. */
export const versionsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { siteData } = window as {
      siteData?: Promise<{ site: { versions: Record<string, string> } }>;
    };
    return (await siteData)?.site.versions ?? {};
  });

export const live = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-live', '');

/**
 * Waits, each time that it is called, until no request of the page waits: a jump of the clock would
 * end it by its time limit.
 */
export function allAnswered(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...waiting].map((request) => request.url())).toEqual([]);
  };
}

export { expect };
