import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { OpeningHours } from '@site/data-types/opening';
import type { PreparedSet } from '../compose/compose';
import { SiteServer } from '../serve/site-server';
import { browserArgs, findBrowser } from './find-browser';
import type { HeldPage } from './held-pages';
import { checkInstants } from './instants';
import type { Instant } from './instants';

/** A page that is not live by then has failed. Milliseconds. */
const patience = 20_000;

/** Pages at once, each open at every instant. Each waits half a second until the network is idle. */
const width = 3;

/** A browser without pages; undefined where this machine has no Chromium. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  return executablePath ? chromium.launch({ executablePath, args: browserArgs }) : undefined;
}

/**
 * Opens one page of every type in a browser and waits until it is live, at each of the set instants:
 * what the time is meanwhile makes no difference.
 * @returns what went wrong, a sentence a page
 */
export async function hydrationFaults(
  { set, dir }: PreparedSet,
  pages: HeldPage[],
  browser: Browser,
  company: OpeningHours,
): Promise<string[]> {
  const site = new SiteServer({ set, dir });
  const server = createServer((req, res) => void site.handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const instants = checkInstants(company);
  // One visitor an instant: what the pages have in common is fetched and compiled once.
  const visitors = await Promise.all(instants.map(({ at }) => visitorAt(browser, at)));
  try {
    const waiting = onePerType(pages);
    const faults: string[] = [];
    const work = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const origin = `http://localhost:${port}`;
        const found = await Promise.all(visitors.map((visitor) => open(visitor, origin, page)));
        const sentences = named(found, instants);
        if (sentences.length)
          faults.push(`${page.owner} ${page.path} in Chromium: ${sentences.join('; ')}.`);
      }
    };
    await Promise.all(Array.from({ length: width }, work));
    return faults.sort();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function visitorAt(browser: Browser, at: Date): Promise<BrowserContext> {
  const visitor = await browser.newContext();
  await visitor.clock.setFixedTime(at);
  await visitor.addInitScript(beginAnew);
  return visitor;
}

/** What is amiss at every instant once, the rest with its instant. */
function named(found: string[][], instants: Instant[]): string[] {
  const always = (complaint: string) => found.every((list) => list.includes(complaint));
  const [first = []] = found;
  return [
    ...first.filter(always),
    ...found.flatMap((list, i) =>
      list.filter((item) => !always(item)).map((item) => `${item} ${instants[i]?.name}`),
    ),
  ];
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
    Object.assign(window, { printedText: document.body.innerText });
  });
}

/** Runs in the page. @returns the first line that was printed and is there no more */
function printedTextThatIsGone(): string | undefined {
  const { printedText = '' } = window as { printedText?: string };
  const now = document.body.innerText;
  return printedText.split('\n').find((line) => !now.includes(line.trim()));
}
