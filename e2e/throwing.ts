import type { Page } from 'playwright/test';
import { test as base, expect } from './fixtures';
import { Site, runSite, workDir } from './site';
import { addVariant } from './variants';

interface Breakable {
  site: Site;
  /** The live and the previous version, by part. */
  versions: Record<'mf-blog' | 'mf-booking', { live: string; previous: string }>;
}

export interface Failure {
  part: string;
  version: string;
  cause: string;
  path: string;
}

interface Visit {
  /** Documents that were loaded. */
  documents: string[];
  /** Failures reported through analytics and on the console. */
  failures: Failure[];
  warnings: string[];
  /** Frames in which a document with content lost it, or showed no phone number. */
  blanks: string[];
}

export const test = base.extend<{ visit: Visit }, { breakable: Breakable }>({
  breakable: [
    async ({}, use) => {
      const site = await Site.start(`${workDir}/production`, { own: true });
      const ids: string[] = [];
      for (const variant of ['older', 'newer'] as const) {
        const pair = [
          await addVariant(site, 'mf-blog', variant),
          await addVariant(site, 'mf-booking', variant),
        ];
        const { code, output } = await runSite(['promote', ...pair, '--no-browser'], site.env);
        expect(code, output).toBe(0);
        ids.push(...pair.map((id) => id.split('@')[1] ?? ''));
      }
      const [blog = '', booking = '', nextBlog = '', nextBooking = ''] = ids;
      await expect
        .poll(async () => (await fetch(`${site.origin}/registry.json`)).text())
        .toContain(nextBlog);
      await use({
        site,
        versions: {
          'mf-blog': { live: nextBlog, previous: blog },
          'mf-booking': { live: nextBooking, previous: booking },
        },
      });
      await site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ breakable }, use) => use(breakable.site.origin),
  visit: async ({ page }, use) => {
    const visit: Visit = { documents: [], failures: [], warnings: [], blanks: [] };
    await page.exposeFunction('recordFailure', (kind: 'failures' | 'blanks', what: never) =>
      visit[kind].push(what),
    );
    page.on('domcontentloaded', () => visit.documents.push(page.url()));
    page.on('console', (message) => {
      if (message.text().includes('could not run')) visit.warnings.push(message.text());
    });
    await page.addInitScript(watch);
    await use(visit);
    expect(visit.blanks).toEqual([]);
  },
});

/** Runs in every document. */
function watch(): void {
  const { recordFailure } = window as unknown as {
    recordFailure: (kind: string, what: unknown) => void;
  };
  const events: object[] = [];
  events.push = (entry: object) => {
    if ('event' in entry && entry.event === 'part_failed') recordFailure('failures', entry);
    return Array.prototype.push.call(events, entry);
  };
  Object.assign(window, { dataLayer: events });
  const look = () => {
    requestAnimationFrame(look);
    const text = document.querySelector('main')?.innerText.trim();
    if (!text) recordFailure('blanks', `${location.pathname}: no content`);
    if (!document.querySelector('header a[href^="tel:"]')) recordFailure('blanks', 'no phone');
  };
  addEventListener('DOMContentLoaded', look);
}

/** Makes versions, such as `1.1.0` or `1.1.0 pressed`, throw in every later document of the tab. */
export const breakVersions = (page: Page, ...breaks: string[]): Promise<void> =>
  page.addInitScript((list) => Object.assign(window, { breaks: list }), breaks) as Promise<never>;

export { expect };
