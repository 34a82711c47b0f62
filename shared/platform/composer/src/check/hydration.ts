import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpeningHours } from '@site/data-types/opening';
import { SiteServer } from '@site/server/site-server';
import { chromium, errors } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PreparedSet } from '../compose/compose';
import type { AffectedPage } from './affected-pages';
import { browserArgs, findBrowser } from './find-browser';
import { checkInstants } from './instants';
import type { Instant } from './instants';
import { late, openEach, timeoutMs } from './late-pages';

/** Starts a browser without pages; undefined when no Chromium is installed. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  return executablePath ? chromium.launch({ executablePath, args: browserArgs }) : undefined;
}

/**
 * Opens one page of every type in a browser and waits until it has hydrated, at each of the fixed
 * instants, so the result does not depend on the current time.
 * @returns one sentence for each fault
 */
export async function hydrationFaults(
  { set, dir }: PreparedSet,
  pages: AffectedPage[],
  browser: Browser,
  company: OpeningHours,
): Promise<string[]> {
  const site = new SiteServer({ fixed: { set, dir } });
  const server = createServer((req, res) => void site.handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const instants = checkInstants(company);
  // One context per instant: pages share its cache, so common files load and compile once.
  const newVisitors = () => Promise.all(instants.map(({ at }) => visitorAt(browser, at)));
  const newTabs = (visitors: BrowserContext[]) =>
    Promise.all(visitors.map((visitor) => visitor.newPage()));
  const openIn = (tabs: Page[], page: AffectedPage) =>
    Promise.all(tabs.map((tab) => open(tab, `http://localhost:${port}${page.path}`, page)));
  try {
    const visitors = await newVisitors();
    // A tab without a fault opens the next page, because a new tab starts a process.
    const idle: Page[][] = [];
    const found = await openEach(
      onePerType(pages),
      async (page) => {
        const tabs = idle.pop() ?? (await newTabs(visitors));
        const complaints = await openIn(tabs, page);
        if (complaints.flat().length === 0) idle.push(tabs);
        else await Promise.all(tabs.map((tab) => tab.close()));
        return complaints;
      },
      async (page) => openIn(await newTabs(await newVisitors()), page),
    );
    return found
      .map(({ page, lists }) => ({ page, sentences: mergeByInstant(lists, instants) }))
      .filter(({ sentences }) => sentences.length > 0)
      .map(
        ({ page, sentences }) => `${page.owner} ${page.path} in Chromium: ${sentences.join('; ')}.`,
      )
      .sort();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function visitorAt(browser: Browser, at: Date): Promise<BrowserContext> {
  const visitor = await browser.newContext();
  await visitor.clock.setFixedTime(at);
  await visitor.addInitScript(startFreshVisit);
  return visitor;
}

/** Faults of every instant are reported once; the others with the name of their instant. */
function mergeByInstant(found: string[][], instants: Instant[]): string[] {
  const always = (complaint: string) => found.every((list) => list.includes(complaint));
  const [first = []] = found;
  return [
    ...first.filter(always),
    ...found.flatMap((list, i) =>
      list.filter((item) => !always(item)).map((item) => `${item} ${instants[i]?.name}`),
    ),
  ];
}

const onePerType = (pages: AffectedPage[]): AffectedPage[] => [
  ...new Map(pages.map((page) => [page.type, page])).values(),
];

async function open(page: Page, url: string, { indexed }: AffectedPage): Promise<string[]> {
  const complaints = listen(page);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await page.waitForSelector('html[data-live]', { state: 'attached', timeout: timeoutMs });
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
    if (await page.locator('main[data-preserved]').count()) {
      complaints.push('its part could not run, the document was preserved');
    }
    // A page that is not indexed may act when it opens, e.g. confirm an address, so its text may
    // change.
    const gone = indexed && (await page.evaluate(firstMissingLine));
    if (gone) complaints.push(`it lost "${gone}" during hydration`);
    return complaints;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return [late, ...complaints];
    return [...complaints, (error as Error).message];
  } finally {
    page.removeAllListeners();
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
 * Runs in the page before its own code. Clears what is stored, so every page is the first of a visit.
 * Keeps the printed text, since React's production build does not report text that it replaced.
 */
function startFreshVisit(): void {
  if (location.origin !== 'null')
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { printedText: document.body.innerText });
  });
}

/** Runs in the page. @returns the first printed line that is missing now */
function firstMissingLine(): string | undefined {
  const { printedText = '' } = window as { printedText?: string };
  const now = document.body.innerText;
  return printedText.split('\n').find((line) => !now.includes(line.trim()));
}
