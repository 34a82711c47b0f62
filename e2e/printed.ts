import type { Page } from 'playwright/test';

/** A document as it was printed: what a reader without scripts has of it. */
export interface Printed {
  title: string;
  headings: string[];
  language: string;
  head: Record<'description' | 'canonical' | 'robots' | 'locale', string | null>;
  /** Words of the main part that can be seen. */
  text: string;
  /** Addresses that header and footer link to. */
  frame: string[];
}

interface Kept {
  printed: Printed;
  moved: string[];
}

/** Keeps the document as it arrives, before the site's scripts run, and everything that moves later. */
export async function keepPrinted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
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
          moved.push(`${where}: ${name} from ${from} to ${to}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });

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

const kept = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const { printed, moved } = window as unknown as Kept;
    return { printed, moved };
  });

/** The document before the site's scripts ran. */
export const printedOf = async (page: Page): Promise<Printed> => (await kept(page)).printed;

/** What has moved since the document arrived, a line each. */
export const movedOn = async (page: Page): Promise<string[]> => (await kept(page)).moved;
