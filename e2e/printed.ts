import type { Page } from 'playwright/test';

/** The printed document: what a reader without scripts sees. */
export interface Printed {
  title: string;
  headings: string[];
  language: string;
  head: Record<'description' | 'canonical' | 'robots' | 'locale', string | null>;
  /** Visible text of the main part. */
  text: string;
  /** Addresses of the links in header and footer. */
  frame: string[];
}

interface Moved {
  what: string;
  /** Milliseconds of the page. */
  at: number;
}

interface Preserved {
  printed: Printed;
  moved: Moved[];
  /** When the whole document had been read. */
  readAt?: number;
}

/** Stores the document before the site's scripts run, and records every later layout shift. */
export async function keepPrinted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const where = element?.closest('header') ? 'head' : 'body';
          const name = element?.outerHTML.slice(0, 80);
          const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x}, ${y}`);
          moved.push({ what: `${where}: ${name} from ${from} to ${to}`, at: entry.startTime });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // An observer, because a test may have replaced the clock of the page.
    new PerformanceObserver((list) => {
      const [navigation] = list.getEntries() as PerformanceNavigationTiming[];
      Object.assign(window, { readAt: navigation?.domInteractive });
    }).observe({ type: 'navigation', buffered: true });

    addEventListener('DOMContentLoaded', () => {
      const head = (selector: string, attribute: string) =>
        document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
      const printed: Printed = {
        title: document.title,
        headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText.trim()),
        language: document.documentElement.lang,
        head: {
          description: head('meta[name=description]', 'content'),
          canonical: head('link[rel=canonical]', 'href'),
          robots: head('meta[name=robots]', 'content'),
          locale: head('meta[property="og:locale"]', 'content'),
        },
        text: document.querySelector('main')?.innerText ?? '',
        frame: [...document.querySelectorAll(':is(header, footer) a')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      };
      Object.assign(window, { printed });
    });
  });
}

const preserved = (page: Page): Promise<Preserved> =>
  page.evaluate(() => {
    const { printed, moved, readAt } = window as unknown as Preserved;
    return { printed, moved, ...(readAt !== undefined && { readAt }) };
  });

/** The document before the site's scripts ran. */
export const printedOf = async (page: Page): Promise<Printed> => (await preserved(page)).printed;

/** Everything that has moved since the document began to arrive, one line each. */
export const layoutShiftsOn = async (page: Page): Promise<string[]> =>
  (await preserved(page)).moved.map(({ what }) => what);

/**
 * Shifts since the whole document was read. On a busy machine the browser may paint a button of
 * which it has read the icon alone; stability.spec.ts has what may not move before that.
 */
export async function shiftsAfterReading(page: Page): Promise<string[]> {
  const { moved, readAt } = await preserved(page);
  if (readAt === undefined) throw new Error('The document has not loaded');
  return moved.filter(({ at }) => at > readAt).map(({ what }) => what);
}
