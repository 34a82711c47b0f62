import { formatPriceRange } from '@site/data-types/format';
import { textOf } from './crawl';
import type { Crawl, Page } from './crawl';

type Node = Record<string, unknown>;

/** Fields that a node of a type needs to be useful to search engines. */
const required: Record<string, string[]> = {
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  Article: ['headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  HomeAndConstructionBusiness: [
    '@id',
    'name',
    'telephone',
    'email',
    'url',
    'image',
    'priceRange',
    'areaServed',
    'openingHoursSpecification',
  ],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['priceSpecification'],
  OfferCatalog: ['name', 'itemListElement'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  Place: ['name'],
  // No street: a business that comes to its customers need not publish one.
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  PriceSpecification: ['minPrice', 'maxPrice', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** Fields of a Service that stands alone, not within an offer. */
const ownService = ['serviceType', 'provider', 'areaServed', 'url'];

/** Types that each kind of page prints besides its breadcrumbs. The first match counts. */
const expected: [RegExp, string[]][] = [
  [/^\/$/, ['WebSite', 'HomeAndConstructionBusiness']],
  [/^\/appliances\/./, ['Service']],
  [/^\/(appliances|brands)$/, ['ItemList']],
  [/^\/issues\//, ['Article']],
  [/^\/brands\/./, ['WebPage']],
  [/^\/service-areas$/, ['ItemList']],
  [/^\/service-area\//, ['WebPage', 'Service']],
  [/^\/blog\/[^/]+$/, ['BlogPosting']],
  [/^\/faq$/, ['FAQPage']],
  [/^\/(book-online|warranty)$/, ['WebPage']],
];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const typeOf = (node: Node): string => String(node['@type']);
const text = (value: unknown): string => String(value).replace(/\s+/g, ' ').trim();

/** The parsed blocks of a page; null when one is not JSON. */
function blocksOf({ document }: Page): Node[] | null {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  try {
    return [...blocks].map((block) => JSON.parse(block.textContent ?? '') as Node);
  } catch {
    return null;
  }
}

/** Every node below a value, including itself. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

function nodeFaults(node: Node): string[] {
  const fields = required[typeOf(node)];
  if (!fields) return [`type ${typeOf(node)}, which this audit does not cover`];
  const empty = (name: string) => [undefined, '', null].includes(node[name] as never);
  const faults = fields.filter(empty).map((name) => `${typeOf(node)} without ${name}`);
  if (typeOf(node) === 'ListItem' && !node.item && !node.url) faults.push('ListItem without item');
  return faults;
}

/** Faults of structured data: invalid JSON, missing fields, references to missing ids. */
export function jsonLdFaults(page: Page, crawl: Crawl, ids: ReadonlySet<string>): string[] {
  const blocks = blocksOf(page);
  if (!blocks) return ['structured data that is no JSON'];
  const [, types = []] = expected.find(([pattern]) => pattern.test(page.english)) ?? [];
  const wanted = page.english === '/' ? types : [...types, 'BreadcrumbList'];
  const printed = blocks.map(typeOf);
  const faults =
    printed.join() === wanted.join() ? [] : [`prints ${printed.join()}, expected ${wanted.join()}`];
  for (const block of blocks) {
    if (block['@context'] !== 'https://schema.org') faults.push(`${typeOf(block)} has no context`);
    if (typeOf(block) === 'Service')
      faults.push(...ownService.filter((name) => !block[name]).map((n) => `Service without ${n}`));
  }
  for (const node of nodesIn(blocks)) {
    if (!isReference(node)) faults.push(...nodeFaults(node));
    else if (!ids.has(String(node['@id']))) faults.push(`nothing has the @id ${node['@id']}`);
  }
  return [...faults, ...trailFaults(page, blocks, crawl), ...unseen(page, blocks)];
}

/** Ids that the structured data of the site defines. */
export const idsOf = (pages: Page[]): Set<string> =>
  new Set(
    pages
      .flatMap((page) => nodesIn(blocksOf(page)))
      .filter((node) => !isReference(node) && node['@id'])
      .map((node) => String(node['@id'])),
  );

/** Shown breadcrumbs must equal those in the structured data. */
function trailFaults(
  { path, english, document }: Page,
  blocks: Node[],
  { siteUrl }: Crawl,
): string[] {
  if (english === '/') return [];
  const list = blocks.find((block) => typeOf(block) === 'BreadcrumbList');
  const declared = ((list?.itemListElement ?? []) as Node[]).map(
    ({ name, item, position }) => `${position} ${name} ${item}`,
  );
  const trail = document.querySelectorAll(
    'nav:is([aria-label="Breadcrumb"], [aria-label="Ruta"]) li',
  );
  const shown = [...trail].map((item, i) => {
    const link = item.querySelector('a')?.getAttribute('href') ?? path;
    return `${i + 1} ${textOf(item)} ${siteUrl}${link}`;
  });
  return declared.join() === shown.join() && declared.length > 1
    ? []
    : [`breadcrumbs in the structured data: ${declared.join(' > ')}; shown: ${shown.join(' > ')}`];
}

/** Facts in the structured data that the page does not show. */
function unseen({ document }: Page, blocks: Node[]): string[] {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const node of body.querySelectorAll('script, style, template')) node.remove();
  const shown = textOf(body);
  const facts = nodesIn(blocks).flatMap((node) => {
    switch (typeOf(node)) {
      case 'Question':
        return [node.name, ...nodesIn(node.acceptedAnswer).map((answer) => answer.text)];
      case 'PriceSpecification':
        return [formatPriceRange({ min: Number(node.minPrice), max: Number(node.maxPrice) })];
      case 'Article':
      case 'BlogPosting':
        return [node.headline];
      case 'HomeAndConstructionBusiness':
        return [node.name, node.telephone, node.email];
      case 'Service':
        return node.description ? [node.description] : [];
      default:
        return [];
    }
  });
  return facts
    .filter((fact) => !shown.includes(text(fact)))
    .map((fact) => `in the structured data but not shown: ${String(fact)}`);
}
