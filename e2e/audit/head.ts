import { addressIn } from '@site/data-types/language';
import { textOf } from './crawl';
import type { Crawl, Page } from './crawl';

/** Number of characters that search engines show, at least roughly. */
const titleLength = { min: 15, max: 65 };
const descriptionLength = { min: 50, max: 170 };

const openGraph = [
  'type',
  'site_name',
  'title',
  'description',
  'url',
  'image',
  'image:width',
  'image:height',
  'image:alt',
  'locale',
];

/** Links that every page must have. */
const relations = ['icon', 'apple-touch-icon'];

const within = (text: string, { min, max }: { min: number; max: number }) =>
  text.length >= min && text.length <= max;

const one = (document: Document, selector: string, attribute: string): string => {
  const found = document.querySelectorAll(selector);
  return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? '') : '';
};

/** The loader links the manifest after the first paint. */
const namesManifest = ({ document }: Page): boolean => {
  const boot = document.getElementById('boot')?.textContent ?? '{"load":[]}';
  const { load } = JSON.parse(boot) as { load: string[][] };
  return load.some(([href, , rel]) => rel === 'manifest' && href?.endsWith('.webmanifest'));
};

const named = (page: Page, name: string) =>
  one(page.document, `head > meta[name="${name}"]`, 'content');
const property = (page: Page, name: string) =>
  one(page.document, `head > meta[property="og:${name}"]`, 'content');

/** Title, description, canonical address, headings, Open Graph and dates. */
export function headFaults(page: Page, { siteUrl }: Crawl): string[] {
  const { document } = page;
  const faults: string[] = [];
  const expect = (right: boolean, fault: string) => right || faults.push(fault);

  expect(page.status === 200, `status ${page.status}`);
  expect(document.documentElement.lang === page.language, 'not its language');
  expect(property(page, 'locale') === `${page.language}_US`, 'og:locale is not its language');
  const { title } = document;
  expect(document.head.querySelectorAll('title').length === 1, 'not one title');
  expect(within(title, titleLength), `title of ${title.length}: ${title}`);
  const description = named(page, 'description');
  expect(
    within(description, descriptionLength),
    `description of ${description.length}: ${description}`,
  );
  expect(named(page, 'keywords') !== '', 'no keywords');
  expect(named(page, 'robots') === 'index, follow', `robots ${named(page, 'robots')}`);

  const canonical = one(document, 'head > link[rel=canonical]', 'href');
  expect(canonical === siteUrl + page.path, `canonical ${canonical}`);
  const headings = document.querySelectorAll('h1');
  expect(headings.length === 1, `${headings.length} h1`);
  expect(textOf(headings[0] ?? null) !== '', 'empty h1');

  for (const name of openGraph) expect(property(page, name) !== '', `no og:${name}`);
  expect(property(page, 'title') === title, 'og:title is not the title');
  expect(property(page, 'description') === description, 'og:description is not the description');
  expect(property(page, 'url') === canonical, 'og:url is not the canonical address');
  expect(named(page, 'twitter:card') === 'summary_large_image', 'no twitter:card');

  // Articles have a feed; to name it elsewhere costs each document 50 bytes.
  const hasFeed = /^\/blog(\/|$)/.test(page.english);
  for (const relation of hasFeed
    ? [...relations, `alternate"][type="application/rss+xml`]
    : relations) {
    const link = `head > link[rel="${relation}"]`;
    expect(one(document, link, 'href') !== '', `no link to its ${relation}`);
  }
  expect(namesManifest(page), 'does not name its manifest');
  for (const scheme of ['light', 'dark']) {
    const color = `head > meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`;
    expect(/^#[0-9a-f]{6}$/.test(one(document, color, 'content')), `no theme color in ${scheme}`);
  }

  if (page.lastmod !== null) {
    const date = Date.parse(page.lastmod);
    expect(/^\d{4}-\d\d-\d\d/.test(page.lastmod) && date <= Date.now(), `lastmod ${page.lastmod}`);
  }
  return faults;
}

/** Whether each language of a page names all others, and the English one for everyone else. */
export function pairFaults(pages: Page[], { siteUrl }: Crawl): string[] {
  const pairs = pages.filter(({ language }) => language !== 'en').map(({ english }) => english);
  return pages.flatMap(({ path, english, document }) => {
    const links = [...document.querySelectorAll('head > link[hreflang]')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    );
    const wanted = pairs.includes(english)
      ? [
          `en ${siteUrl}${english}`,
          `es ${siteUrl}${addressIn('es', english)}`,
          `x-default ${siteUrl}${english}`,
        ]
      : [];
    return links.join() === wanted.join()
      ? []
      : [`${path}: hreflang ${links.join(', ') || 'none'}`];
  });
}

/** Titles and descriptions that two pages share. */
export function repeatedFaults(pages: Page[]): string[] {
  const say = {
    title: (p: Page) => p.document.title,
    description: (p: Page) => named(p, 'description'),
  };
  return Object.entries(say).flatMap(([what, read]) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const same = first.get(read(page));
      first.set(read(page), same ?? page.path);
      return same ? [`${page.path}: the ${what} of ${same}`] : [];
    });
  });
}

/** Whether the share picture exists and has the stated size. */
export async function shareImageFaults(page: Page, { siteUrl, file }: Crawl): Promise<string[]> {
  const image = property(page, 'image');
  if (!image.startsWith(`${siteUrl}/`)) return [`og:image ${image}`];
  const { status, body } = await file(image.slice(siteUrl.length));
  if (status !== 200 || body.toString('latin1', 1, 4) !== 'PNG') return [`no picture at ${image}`];
  const size = [body.readUInt32BE(16), body.readUInt32BE(20)].join('×');
  const stated = [property(page, 'image:width'), property(page, 'image:height')].join('×');
  return size === '1200×630' && stated === size ? [] : [`${image} is ${size}, stated ${stated}`];
}
