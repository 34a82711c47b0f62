import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { Site, runSite, workDir } from './site';
import { copySources, edit, releaseFrom } from './sources';

/** Two pages that throw where the window asks for it, `1.2.0` at once or `1.2.0 pressed` later. */
const useBreaks = `
import { useEffect, useState } from 'react';

export function useBreaks(version: string) {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => setPressed((target as Element).matches('main h1'));
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  const { breaks = [] } = globalThis as { breaks?: string[] };
  if (breaks.includes(version)) throw new Error(\`\${version} broke\`);
  if (pressed && breaks.includes(\`\${version} pressed\`)) throw new Error(\`\${version} broke\`);
}
`;

/** Releases a part under a number, with one page that can be made to throw. */
async function releaseThrowing(part: string, page: string, number: string, site: Site) {
  const folder = await copySources(part, `throwing-${number}`);
  await edit(join(folder, 'package.json'), (text) =>
    text.replace('"version": "1.0.0"', `"version": "${number}"`),
  );
  await writeFile(join(folder, 'src/use-breaks.ts'), useBreaks);
  const file = join(folder, 'src/routes', page);
  await edit(file, (text) =>
    text.replace(/export default function \w+\(\) \{/, `$&\n  useBreaks('${number}');`),
  );
  await writeFile(
    file,
    `import { useBreaks } from '../use-breaks';\n${await readFile(file, 'utf8')}`,
  );
  return releaseFrom(folder, site);
}

interface Breakable {
  site: Site;
  /** Version that is live and the one before it, by part. */
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
  /** What was reported in them, through analytics and on the console. */
  failures: Failure[];
  warnings: string[];
  /** Frames in which a document that had content showed none, or no phone number. */
  blanks: string[];
}

export const test = base.extend<{ visit: Visit }, { breakable: Breakable }>({
  breakable: [
    async ({}, use) => {
      const site = await Site.start(`${workDir}/production`, { own: true });
      const ids: string[] = [];
      for (const number of ['1.1.0', '1.2.0']) {
        const pair = [
          await releaseThrowing('mf-blog', 'faq.tsx', number, site),
          await releaseThrowing('mf-booking', 'book-online.tsx', number, site),
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
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ breakable }, use) => use(breakable.site.origin),
  visit: async ({ page }, use) => {
    const visit: Visit = { documents: [], failures: [], warnings: [], blanks: [] };
    await page.exposeFunction('tell', (kind: 'failures' | 'blanks', what: never) =>
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
  const { tell } = window as unknown as { tell: (kind: string, what: unknown) => void };
  const events: object[] = [];
  events.push = (entry: object) => {
    if ('event' in entry && entry.event === 'part_failed') tell('failures', entry);
    return Array.prototype.push.call(events, entry);
  };
  Object.assign(window, { dataLayer: events });
  const look = () => {
    requestAnimationFrame(look);
    const text = document.querySelector('main')?.innerText.trim();
    if (!text) tell('blanks', `${location.pathname}: no content`);
    if (!document.querySelector('header a[href^="tel:"]')) tell('blanks', 'no phone');
  };
  addEventListener('DOMContentLoaded', look);
}

/** Makes versions throw in every document that the tab loads from now on. */
export const breakVersions = (page: Page, ...breaks: string[]): Promise<void> =>
  page.addInitScript((list) => Object.assign(window, { breaks: list }), breaks) as Promise<never>;

export { expect };
