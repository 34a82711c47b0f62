/**
 * First and largest paint of a phone's first visit, and the time after it in which long tasks block
 * the page, over a slow link with TCP's slow start: 150 ms, 1.6 Mbit/s, a processor 4 times slower.
 * `npm run bench:first-paint -- /faq` measures only this page; AGAINST=http://localhost:3000 also
 * another server of this machine, in turns. Prints medians of RUNS (5) loads.
 */
import { browserArgs } from '@site/composer/find-browser';
import { chromium, type Page } from 'playwright';
import { requireBrowser } from '../require-browser';
import { pages } from '../routes';
import { machine } from './machine';
import { median } from './median';
import { servedSite } from './served-site';
import { slowLink } from './slow-link';

const runs = Number(process.env.RUNS ?? 5);
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : pages.map(({ path }) => path);

const site = await servedSite();
const origins = [site.origin, ...(process.env.AGAINST ? [process.env.AGAINST] : [])];
const link = { roundTrip: 150, rate: 1_600_000 };
const links = await Promise.all(
  origins.map((origin) => slowLink(Number(new URL(origin).port), link)),
);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });

interface Paints {
  first: number;
  largest: number;
  shift: number;
  /** Of each task after the first paint, what is over 50 ms. Total Blocking Time. */
  blocked: number;
}

/** Entries of one type that the browser has recorded. */
const entriesOf = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      new Promise<{ name: string; startTime: number; duration: number; value?: number }[]>(
        (done) => {
          new PerformanceObserver((list) =>
            done(list.getEntries().map((entry) => entry.toJSON() as never)),
          ).observe({ type, buffered: true });
          setTimeout(() => done([]), 500);
        },
      ),
    type,
  );

async function load(url: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'networkidle' });
    const paint = await entriesOf(page, 'paint');
    const largest = await entriesOf(page, 'largest-contentful-paint');
    const shifts = await entriesOf(page, 'layout-shift');
    const tasks = await entriesOf(page, 'longtask');
    const first = paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
    return {
      first,
      blocked: tasks
        .filter(({ startTime }) => startTime > first)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      largest: largest.at(-1)?.startTime ?? NaN,
      shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    };
  } finally {
    await context.close();
  }
}

try {
  console.log(`Medians of ${runs}, milliseconds; ${machine()}\n`);
  console.log(`| page | ${origins.map(() => 'FCP | LCP | TBT | shift').join(' | ')} |`);
  for (const path of paths) {
    const loads: Paints[][] = links.map(() => []);
    for (let run = 0; run < runs; run++)
      for (const [at, { origin }] of links.entries()) loads[at]?.push(await load(origin + path));
    const cells = loads.flatMap((paints) => [
      median(paints.map(({ first }) => first)).toFixed(0),
      median(paints.map(({ largest }) => largest)).toFixed(0),
      median(paints.map(({ blocked }) => blocked)).toFixed(0),
      median(paints.map(({ shift }) => shift)).toFixed(3),
    ]);
    console.log(`| ${[path, ...cells].join(' | ')} |`);
  }
} finally {
  await browser.close();
  for (const { close } of links) close();
  await site.stop();
}
