import { formatPriceRange } from '@site/data-types/format';
import { textOf } from './crawl';
import type { Crawl, Page } from './crawl';

type Node = Record<string, unknown>;

/** Fields without which a node of a type says nothing to a search engine. */
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
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  PriceSpecification: ['minPrice', 'maxPrice', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** What a Service must say where it stands by itself, and not within an offer. */
const ownService = ['serviceType', 'provider', 'areaServed', 'url'];

/** Types that each kind of page prints, beside its breadcrumbs. The first that fits counts. */
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

/** The blocks of a page, parsed; null where one is no JSON. */
function blocksOf({ document }: Page): Node[] | null {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  try {
    return [...blocks].map((block) => JSON.parse(block.textContent ?? '') as Node);
  } catch {
    return null;
  }
}

/** Every node below a value, itself included. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

function nodeFaults(node: Node): string[] {
  const fields = required[typeOf(node)];
  if (!fields) return [`type ${typeOf(node)}, of which nothing is known`];
  const empty = (name: string) => [undefined, '', null].includes(node[name] as never);
  const faults = fields.filter(empty).map((name) => `${typeOf(node)} without ${name}`);
  if (typeOf(node) === 'ListItem' && !node.item && !node.url) faults.push('ListItem without item');
  return faults;
}

/** Structured data that is no JSON, lacks something, or refers to what is not there. */
export function jsonLdFaults(page: Page, crawl: Crawl, ids: ReadonlySet<string>): string[] {
  const blocks = blocksOf(page);
  if (!blocks) return ['structured data that is no JSON'];
  const [, types = []] = expected.find(([pattern]) => pattern.test(page.path)) ?? [];
  const wanted = page.path === '/' ? types : [...types, 'BreadcrumbList'];
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

/** Breadcrumbs as they are shown and as they are told must be the same trail. */
function trailFaults({ path, document }: Page, blocks: Node[], { siteUrl }: Crawl): string[] {
  if (path === '/') return [];
  const list = blocks.find((block) => typeOf(block) === 'BreadcrumbList');
  const told = ((list?.itemListElement ?? []) as Node[]).map(
    ({ name, item, position }) => `${position} ${name} ${item}`,
  );
  const trail = document.querySelectorAll('nav[aria-label="Breadcrumb"] li');
  const shown = [...trail].map((item, i) => {
    const link = item.querySelector('a')?.getAttribute('href') ?? path;
    return `${i + 1} ${textOf(item)} ${siteUrl}${link}`;
  });
  return told.join() === shown.join() && told.length > 1
    ? []
    : [`breadcrumbs told: ${told.join(' > ')}; shown: ${shown.join(' > ')}`];
}

/** Facts that the structured data states and the page does not show. */
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
    .map((fact) => `told and not shown: ${String(fact)}`);
}
