import type { Language } from '@site/data-types/contract';
import { pathIn } from '@site/data-types/language';
import { JSDOM } from 'jsdom';

/** A page as the server sends it, before any script runs. */
export interface Page {
  path: string;
  language: Language;
  /** Its path in English: `/blog` for `/es/blog`. */
  english: string;
  status: number;
  document: Document;
  /** From the sitemap; null when it states none. */
  lastmod: string | null;
}

/** A served site, read page by page without a browser. */
export interface Crawl {
  /** Origin where the site is served. */
  origin: string;
  /** Origin in the site's own addresses. */
  siteUrl: string;
  /** Every page of the sitemap. */
  pages: Page[];
  /** Any page of the site; read once. */
  page: (path: string) => Promise<Page>;
  /** Any file of the site; requested once. */
  file: (path: string) => Promise<{ status: number; body: Buffer }>;
}

const window = new JSDOM('').window;
// Parsed documents load no styles or scripts, which makes them cheap.
const parser = new window.DOMParser();

const keep = <T>(read: (path: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (path: string): Promise<T> => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
};

/** Reads every page in the sitemap of a served site. */
export async function crawl(origin: string): Promise<Crawl> {
  const file = keep(async (path) => {
    // Avoid keep-alive connections: the server may close an idle one just when it is used again.
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
    const english = pathIn('es', path);
    const language: Language = english === path ? 'en' : 'es';
    return { path, language, english, status, document, lastmod: stated.get(path) ?? null };
  });
  const pages: Page[] = [];
  for (const path of stated.keys()) pages.push(await page(path));
  return { origin, siteUrl: entries[0]?.url.origin ?? '', pages, page, file };
}

/** Text with its white space collapsed. */
export const textOf = (node: Element | null): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
