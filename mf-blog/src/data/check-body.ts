import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isKnown, placeholder, placeholderNames } from '../lib/fill';
import type { Complaint } from './content-fault';
import type { Parsed } from './front-matter';
import type { Rendered } from './markdown';

/** Ids that the document itself uses: content must not answer in their place. */
export const reservedIds = ['root', 'main', 'boot', 'company', 'site-data'];

const parser = unified().use(remarkParse).use(remarkGfm);

/** What an author meant but readers would not get: said with its line rather than dropped. */
export function checkBody({ file, body, bodyOffset }: Parsed<unknown>): Complaint[] {
  const complaints: Complaint[] = [];
  const complain = (line: number | undefined, reason: string) =>
    complaints.push({ file, line: bodyOffset + (line ?? 1), reason });

  if (body.trim() === '') complain(1, 'the body is empty');
  const tree: Root = parser.parse(body);
  let level = 1;
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'image' || node.type === 'imageReference')
      complain(line, 'pictures are drawn by the site: name an appliance in featuredImage');
    if (node.type === 'footnoteReference') complain(line, 'footnotes are not supported');
    if (node.type !== 'heading') return;
    if (node.depth === 1) complain(line, 'the title is the heading of level 1: begin with ##');
    else if (node.depth > level + 1)
      complain(line, `a heading of level ${node.depth} must not follow one of level ${level}`);
    else if (node.depth > 4) complain(line, 'headings go down to level 4');
    level = node.depth;
  });

  body.split('\n').forEach((text, index) => {
    for (const [whole, of = '', name = ''] of text.matchAll(placeholder)) {
      if (of === 'price' && !file.startsWith('content/faq/'))
        complain(index + 1, `${whole}: only answers of the FAQ may name a price`);
      else if (!isKnown(of, name))
        complain(
          index + 1,
          of === 'price'
            ? `${whole} is no appliance; use its address, e.g. {price.dryer}`
            : `${whole} is no fact of the company; use ${placeholderNames.join(', ')}`,
        );
    }
  });
  return complaints;
}

/** Addresses below which this part answers, and what it answers there. */
export interface OwnAddresses {
  paths: ReadonlySet<string>;
  faq: ReadonlySet<string>;
}

const ownPath = /^\/(?:blog|faq|privacy|terms)(?:[/?#]|$)/;

/** Links that lead nowhere within this part, or to where no link should lead. */
export function checkLinks(
  { file, bodyOffset }: Parsed<unknown>,
  { html, links }: Rendered,
  own: OwnAddresses,
): Complaint[] {
  return links.flatMap(({ href, line }) => {
    const reason = wrongWith(href, html, own);
    return reason ? [{ file, line: bodyOffset + line, reason: `link to ${href}: ${reason}` }] : [];
  });
}

function wrongWith(href: string, html: string, { paths, faq }: OwnAddresses): string | undefined {
  // Footnotes, which are refused as such.
  if (href.startsWith('#user-content-')) return undefined;
  if (href.startsWith('#'))
    return html.includes(`id="${href.slice(1)}"`) ? undefined : 'no heading has this address';
  if (/^(?:https?|mailto|tel):/i.test(href)) return undefined;
  if (!href.startsWith('/') || href.startsWith('//'))
    return 'begin with / for this site or with https:// for another';
  if (!ownPath.test(href)) return undefined;
  const { pathname, hash } = new URL(href, 'https://site.invalid');
  if (!paths.has(pathname)) return 'no published page has this address';
  if (pathname === '/faq' && hash && !faq.has(hash.slice(1))) return 'the FAQ has no such entry';
  return undefined;
}
