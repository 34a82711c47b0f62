import { chromium } from 'playwright/test';
import { browserArgs } from '@site/composer/find-browser';
import { requireBrowser } from '../require-browser';

/** Delays every response by this, so dependent requests fall into separate rounds. */
const delayMs = 400;

export interface Loading {
  /** Serial rounds of requests up to the last script or record; the document is the first. */
  waves: number;
  scripts: string[];
}

/**
 * Reads a page to its end like a visitor who saves data.
 * @returns the scripts that were loaded
 */
export async function scriptsOfReader(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
  const page = await browser.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.addInitScript(saveData);
  await page.goto(url);
  await page.waitForTimeout(4000);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await page.waitForTimeout(2000);
  await browser.close();
  return scripts;
}

/** Runs in the page, before its scripts: the visitor has asked for less data. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Loads a page and records the round in which each file was requested.
 * @param url page @param ready selector that appears when the page is live
 */
export async function measureLoading(url: string, ready: string): Promise<Loading> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
  const page = await browser.newPage();
  const requests: { url: string; start: number; end: number }[] = [];
  await page.route('**/*', async (route) => {
    const entry = { url: route.request().url(), start: performance.now(), end: Infinity };
    requests.push(entry);
    await new Promise((done) => setTimeout(done, delayMs));
    await route.continue();
    entry.end = performance.now();
  });
  await page.goto(url);
  await page.waitForSelector(ready, { state: 'attached' });
  await page.waitForTimeout(delayMs);
  await browser.close();
  const wave = new Map<(typeof requests)[number], number>();
  for (const entry of requests) {
    const before = requests.filter(({ end }) => end <= entry.start);
    wave.set(entry, 1 + Math.max(0, ...before.map((other) => wave.get(other) ?? 0)));
  }
  const relevant = requests.filter((r) => !/\.(woff2|svg|png|ico)$/.test(r.url));
  return {
    waves: Math.max(...relevant.map((r) => wave.get(r) ?? 0)),
    scripts: requests.map((r) => r.url).filter((u) => u.endsWith('.js')),
  };
}
