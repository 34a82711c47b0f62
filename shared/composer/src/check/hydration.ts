import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PreparedSet } from '../compose/compose';
import { SiteServer } from '../serve/site-server';
import { browserArgs, findBrowser } from './find-browser';
import type { HeldPage } from './held-pages';

/** A page that is not live by then has failed. Milliseconds. */
const patience = 20_000;

/** How many pages are open at once. Each waits half a second until the network is idle. */
const width = 6;

/** A browser without pages; undefined where this machine has no Chromium. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  return executablePath ? chromium.launch({ executablePath, args: browserArgs }) : undefined;
}

/**
 * Opens one page of every type in a browser and waits until it is live.
 * @returns what went wrong, a sentence a page
 */
export async function hydrationFaults(
  { set, dir }: PreparedSet,
  pages: HeldPage[],
  browser: Browser,
): Promise<string[]> {
  const site = new SiteServer({ set, dir });
  const server = createServer((req, res) => void site.handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  // One visitor: what the pages have in common is fetched and compiled once.
  const context = await browser.newContext();
  await context.addInitScript(beginAnew);
  try {
    const waiting = onePerType(pages);
    const faults: string[] = [];
    const work = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const found = await open(context, `http://localhost:${port}`, page);
        if (found.length)
          faults.push(`${page.owner} ${page.path} in Chromium: ${found.join('; ')}.`);
      }
    };
    await Promise.all(Array.from({ length: width }, work));
    return faults.sort();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const onePerType = (pages: HeldPage[]): HeldPage[] => [
  ...new Map(pages.map((page) => [page.type, page])).values(),
];

async function open(
  context: BrowserContext,
  origin: string,
  { path, indexed }: HeldPage,
): Promise<string[]> {
  const page = await context.newPage();
  const complaints = listen(page);
  try {
    await page.goto(origin + path, { waitUntil: 'commit', timeout: patience });
    const live = await page
      .waitForSelector('html[data-live]', { state: 'attached', timeout: patience })
      .catch(() => undefined);
    if (!live) return [`did not come alive in ${patience / 1000} s`, ...complaints];
    await page.waitForLoadState('networkidle', { timeout: patience });
    if (await page.locator('main[data-kept]').count()) {
      complaints.push('its part could not run, the document was kept');
    }
    // A page that is not indexed may act on arrival, as one that confirms an address does.
    const gone = indexed && (await page.evaluate(printedTextThatIsGone));
    if (gone) complaints.push(`it lost "${gone}" when it came alive`);
    return complaints;
  } catch (error) {
    return [...complaints, (error as Error).message];
  } finally {
    await page.close();
  }
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/**
 * Runs in the page before its own code: every page is the first one of a visit. Its text is kept,
 * since production React says nothing of text that it replaced.
 */
function beginAnew(): void {
  if (location.origin !== 'null') localStorage.clear();
  addEventListener('DOMContentLoaded', () => {
    const text = document.querySelector('main')?.innerText;
    Object.assign(window, { printedText: text });
  });
}

/** Runs in the page. @returns the first line that was printed and is there no more */
function printedTextThatIsGone(): string | undefined {
  const { printedText = '' } = window as { printedText?: string };
  const now = document.querySelector('main')?.innerText ?? '';
  return printedText.split('\n').find((line) => !now.includes(line.trim()));
}
