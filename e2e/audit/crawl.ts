import { JSDOM } from 'jsdom';

/** A page as it arrives, before any script has run. */
export interface Page {
  path: string;
  status: number;
  document: Document;
  /** As the sitemap states it; null where it does not. */
  lastmod: string | null;
}

/** A served site, read page by page without a browser. */
export interface Crawl {
  /** Origin under which the site is served here. */
  origin: string;
  /** Origin that its addresses are written with. */
  siteUrl: string;
  /** Every page of the sitemap. */
  pages: Page[];
  /** Any page of the site, read once. */
  page: (path: string) => Promise<Page>;
  /** Any file of the site, asked for once. */
  file: (path: string) => Promise<{ status: number; body: Buffer }>;
}

const window = new JSDOM('').window;
// A parser's documents stay without styles and scripts, which makes them cheap.
const parser = new window.DOMParser();

const keep = <T>(read: (path: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (path: string): Promise<T> => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
};

/** Reads every page that the sitemap of a served site names. */
export async function crawl(origin: string): Promise<Crawl> {
  const file = keep(async (path) => {
    // A connection that idles while pages are read may be closed at the moment it is used again.
    const headers = { connection: 'close' };
    const response = await fetch(origin + path, { redirect: 'manual', headers });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  });
  const sitemap = (await file('/sitemap.xml')).body.toString();
  const entries = [...parser.parseFromString(sitemap, 'text/xml').querySelectorAll('url')].map(
    (url) => ({
      url: new URL(url.querySelector('loc')?.textContent ?? ''),
      lastmod: url.querySelector('lastmod')?.textContent ?? null,
    }),
  );
  const stated = new Map(entries.map(({ url, lastmod }) => [url.pathname, lastmod]));
  const page = keep(async (path) => {
    const { status, body } = await file(path);
    const document = parser.parseFromString(body.toString(), 'text/html');
    return { path, status, document, lastmod: stated.get(path) ?? null };
  });
  const pages: Page[] = [];
  for (const path of stated.keys()) pages.push(await page(path));
  return { origin, siteUrl: entries[0]?.url.origin ?? '', pages, page, file };
}

/** Text with its white space collapsed, as a reader meets it. */
export const textOf = (node: Element | null): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
