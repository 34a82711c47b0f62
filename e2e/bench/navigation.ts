/**
 * After the first page, on a four times slower processor: from a press of a link on the home page to
 * the new heading, cold and after hovering, next to the same sources as a single bundle; the slowest
 * answers to touches and keys; memory after a tour of 30 pages. `npm run bench:navigation`. Prints
 * medians of RUNS (5).
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { browserArgs } from '@site/composer/find-browser';
import { mediaTypes } from '@site/contract/media-types';
import { chromium, type CDPSession, type Page } from 'playwright/test';
import { requireBrowser } from '../require-browser';
import { root, runSite, Site } from '../site';
import { liveSetOf } from '../sources';
import { buildMonolith } from './build-monolith';
import { machine } from './machine';
import { median } from './median';

const runs = Number(process.env.RUNS ?? 5);
const slower = 4;
/** The first page of each part, and those that were slow before. */
const targets = [
  '/appliances',
  '/brands',
  '/service-areas',
  '/technicians',
  '/blog',
  '/faq',
  '/estimate',
  '/parts',
  '/warranty',
  '/book-online',
];

const siteDir = join(root, '.site');
const built = await runSite(['build']);
if (built.code !== 0) throw new Error(built.output);
const site = await Site.start(siteDir, { data: null });
const monolith = await serveMonolith();
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });

/** The single bundle behind every address, with the records and the company of the live set. */
async function serveMonolith(): Promise<{ origin: string; close: () => void }> {
  const { out } = await buildMonolith();
  const { id, versions } = await liveSetOf({ siteDir });
  const set = join(siteDir, 'sets', id, 'public');
  const { company } = JSON.parse(
    readFileSync(join(set, `releases/set/${id}/data.json`), 'utf8'),
  ) as { company: object };
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Single bundle</title><link rel="stylesheet" href="/main.css"><body><script src="/main.js"></script></body></html>';
  const fileOf = (path: string): string => {
    const [, part = '', record = ''] = /^\/records\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (part)
      return join(siteDir, 'releases', part, versions[part] ?? '', 'browser/records', record);
    return path.startsWith('/drawings/') ? join(set, path) : join(out, path);
  };
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://x');
    const type = mediaTypes[extname(pathname)];
    if (pathname === '/company.json') return void res.end(JSON.stringify(company));
    if (type && existsSync(fileOf(pathname))) {
      res.setHeader('content-type', type);
      return void createReadStream(fileOf(pathname)).pipe(res);
    }
    res.setHeader('content-type', mediaTypes['.html'] ?? '');
    res.end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function open(url: string): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url);
  await page.locator('footer a[href="/blog"]').first().waitFor();
  // Start the page as a visitor's first touch would, then wait until it is live and idle.
  await page.mouse.click(2, 200);
  if (url.startsWith(site.origin)) await page.locator('html[data-live]').waitFor();
  await page.waitForTimeout(1500);
  return { page, devtools };
}

interface Opened {
  /** From the press to the frame with the new heading, milliseconds. */
  heading: number;
  /** The longest task until then, milliseconds. */
  task: number;
}

/** Follows a link of the footer. @param hover whether the pointer rests on it before */
async function follow(origin: string, path: string, hover: boolean): Promise<Opened> {
  const { page } = await open(`${origin}/`);
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const seen = { start: 0, tasks: [] as [number, number][] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask' });
    addEventListener('click', ({ timeStamp }) => (seen.start = timeStamp), { capture: true });
  });
  if (hover) {
    await link.hover();
    await page.waitForTimeout(1500);
  }
  const shown = page.evaluate(
    () =>
      new Promise<{ heading: number; task: number }>((done) => {
        const { seen } = window as unknown as {
          seen: { start: number; tasks: [number, number][] };
        };
        const old = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (!now || now === old) return;
          observer.disconnect();
          // The first frame after the change has been painted when the next one begins.
          requestAnimationFrame(() =>
            requestAnimationFrame((time) =>
              setTimeout(() => {
                const tasks = seen.tasks
                  .filter(([at]) => at >= seen.start - 50)
                  .map(([, ms]) => ms);
                done({ heading: time - seen.start, task: Math.max(0, ...tasks) });
              }, 600),
            ),
          );
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  // A touch has no hover before it.
  if (hover) await link.click();
  else await link.dispatchEvent('click');
  const opened = await shown;
  await page.context().close();
  return opened;
}

const ms = (values: number[]): string => median(values).toFixed(0);
const print = (row: string[]) => console.log(`| ${row.join(' | ')} |`);

async function opened(origin: string, path: string, hover: boolean) {
  const all: Opened[] = [];
  for (let n = 0; n < runs; n++) all.push(await follow(origin, path, hover));
  return { heading: all.map(({ heading }) => heading), task: all.map(({ task }) => task) };
}

/** Uses of a page, each a few touches or keys. */
const uses: [name: string, path: string, use: (page: Page) => Promise<unknown>][] = [
  ['menu', '/', (page) => page.locator('header summary').last().click()],
  [
    'search, four letters',
    '/',
    async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').click();
      await page
        .getByRole('combobox')
        .or(page.getByRole('searchbox'))
        .first()
        .pressSequentially('drye');
    },
  ],
  [
    'calculator, first step',
    '/estimate',
    async (page) => {
      for (const name of ['Washing Machine', 'Not Draining'])
        await page.getByRole('button', { name, exact: true }).first().press('Enter');
    },
  ],
  [
    'ZIP check',
    '/service-areas',
    async (page) => {
      await page.locator('main input').first().pressSequentially('77002');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'booking, a field',
    '/book-online',
    (page) => page.getByLabel(/name/i).first().pressSequentially('Ada Home'),
  ],
];

/** The slowest answer, from the press to the next frame, as the browser measures it (INP). */
async function slowestAnswer(path: string, use: (page: Page) => Promise<unknown>): Promise<number> {
  const { page } = await open(site.origin + path);
  await page.evaluate(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await use(page);
  await page.waitForTimeout(1500);
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  await page.context().close();
  return Math.max(0, ...answers);
}

/** Memory after each third of a tour of 30 pages without a document. */
async function tour(): Promise<void> {
  const { page, devtools } = await open(`${site.origin}/`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Performance.enable');
  const memory = async (name: string): Promise<string[]> => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { nodes } = await devtools.send('Memory.getDOMCounters');
    const attached = await page.evaluate(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
      let count = 1;
      while (walker.nextNode()) count++;
      return count;
    });
    const heap = metrics.find((metric) => metric.name === 'JSHeapUsedSize')?.value ?? NaN;
    return [name, (heap / 1e6).toFixed(1), String(nodes), String(attached)];
  };
  print(['tour', 'JS heap MB', 'nodes', 'attached']);
  for (let round = 1; round <= 3; round++) {
    for (const path of targets) {
      await page.locator(`footer a[href="${path}"]`).first().click();
      await page.waitForURL(site.origin + path);
      await page.waitForTimeout(300);
    }
    print(await memory(`after ${round * targets.length} pages`));
  }
  await page.context().close();
}

try {
  console.log(`Processor ${slower}x slower, medians of ${runs}, milliseconds; ${machine()}\n`);
  print(['to', 'cold', 'hovered', 'longest task', 'single bundle, hovered', 'ratio']);
  for (const path of targets) {
    const cold = await opened(site.origin, path, false);
    const warm = await opened(site.origin, path, true);
    const single = await opened(monolith.origin, path, true);
    print([
      path,
      ms(cold.heading),
      ms(warm.heading),
      ms(warm.task),
      ms(single.heading),
      (median(warm.heading) / median(single.heading)).toFixed(2),
    ]);
  }
  print(['slowest answer (INP)', 'on', 'ms']);
  for (const [name, path, use] of uses) {
    const all: number[] = [];
    for (let n = 0; n < runs; n++) all.push(await slowestAnswer(path, use));
    print([name, path, ms(all)]);
  }
  await tour();
} finally {
  await browser.close();
  monolith.close();
  await site.stop();
}
