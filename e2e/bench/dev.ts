/**
 * Measures development: the time from a save to the text on an open page, processor time while
 * idle, and memory of all processes. Prints one line for each way to develop.
 *
 *     npm run bench:dev
 *     npm run bench:dev -w e2e -- whole     # only the ways with this word
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { browserArgs } from '@site/composer/find-browser';
import { DevServer } from '../dev-server';
import { DevSite } from '../dev-site';
import { requireBrowser } from '../require-browser';
import { copySources } from '../sources';
import { memoryOf, processorTimeOf } from './processes';
import { median } from './median';

const saves = 10;
const idleSeconds = 30;
/** Checks of types and content run after a save; idle begins after them. */
const settleMs = 60_000;
const hint = 'The number you booked with';

/** Milliseconds from each save to its text on the page. The page must keep its state. */
async function savesSeen(page: Page, file: string): Promise<number[]> {
  const original = await readFile(file, 'utf8');
  await page.locator('main [name=name]').fill('Ada');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const times: number[] = [];
  for (let save = 1; save <= saves; save++) {
    const text = `Saved ${save} times`;
    const seen = page.getByText(text).waitFor({ timeout: 60_000 });
    const start = performance.now();
    await writeFile(file, original.replace(hint, text));
    await seen;
    times.push(performance.now() - start);
    await pause(2000);
  }
  await writeFile(file, original);
  if (!(await page.evaluate(() => 'sameDocument' in window)))
    throw new Error('The page was loaded again.');
  if ((await page.locator('main [name=name]').inputValue()) !== 'Ada')
    throw new Error('The page lost its state.');
  return times;
}

async function measure(label: string, server: DevServer, file: string, paths: string[]) {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage();
    for (const path of paths) await page.goto(server.origin + path, { timeout: 180_000 });
    await page.goto(`${server.origin}/warranty`, { timeout: 180_000 });
    // Until then a text that is typed is not part of the page's state.
    if (label.startsWith('whole')) await page.locator('html[data-live]').waitFor();
    const times = await savesSeen(page, file);
    await pause(settleMs);
    const before = await processorTimeOf(server.pid);
    await pause(idleSeconds * 1000);
    const idle = (await processorTimeOf(server.pid)) - before;
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    console.log(
      `${label}: a save is seen after ${seconds(median(times))} s (median of ${saves}, slowest ${seconds(Math.max(...times))} s); ` +
        `idle ${idle.toFixed(2)} s of processor time in ${idleSeconds} s, ${await memoryOf(server.pid)} MB`,
    );
  } finally {
    await browser.close();
  }
}

const form = 'src/warranty/WarrantyForm.tsx';

const wanted = (label: string): boolean => label.includes(process.argv[2] ?? '');

async function measureAlone(label: string): Promise<void> {
  await copySources('shell', 'bench-dev');
  const folder = await copySources('mf-booking', 'bench-dev', { keepOthers: true });
  const alone = await DevServer.ofPart(folder, 'dev');
  await measure(label, alone, join(folder, form), []);
  await alone.stop();
}

if (wanted('mf-booking alone')) await measureAlone('mf-booking alone');

for (const [label, paths] of [
  ['whole site, one part asked for', []],
  ['whole site, all parts asked for', ['/', '/appliances', '/blog', '/service-areas', '/staff']],
] as [string, string[]][]) {
  if (!wanted(label)) continue;
  const site = await DevSite.ofSite('bench-dev-site');
  await measure(label, site, join(site.sources, 'mf-booking', form), paths);
  await site.stop();
}
