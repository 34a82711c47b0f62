import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isKnown, placeholder, placeholderNames } from '../lib/fill';
import type { ContentProblem } from './content-error';
import type { Parsed } from './front-matter';
import type { Rendered } from './markdown';

/** Ids that the document uses. Content must not use them. */
export const reservedIds = ['root', 'main', 'boot', 'company', 'site-data'];

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reports markup that the sanitizer would drop, with its line, so that the author can change it. */
export function checkBody({ file, body, bodyOffset }: Parsed<unknown>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (line: number | undefined, reason: string) =>
    problems.push({ file, line: bodyOffset + (line ?? 1), reason });

  if (body.trim() === '') report(1, 'the body is empty');
  const tree: Root = parser.parse(body);
  let level = 1;
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'image' || node.type === 'imageReference')
      report(line, 'pictures are drawn by the site: name an appliance in featuredImage');
    if (node.type === 'footnoteReference') report(line, 'footnotes are not supported');
    if (node.type !== 'heading') return;
    if (node.depth === 1) report(line, 'the title is the heading of level 1: begin with ##');
    else if (node.depth > level + 1)
      report(line, `a heading of level ${node.depth} must not follow one of level ${level}`);
    else if (node.depth > 4) report(line, 'headings go down to level 4');
    level = node.depth;
  });

  body.split('\n').forEach((text, index) => {
    for (const [whole, of = '', name = ''] of text.matchAll(placeholder)) {
      if (of !== 'company' && !file.startsWith('content/faq/'))
        report(index + 1, `${whole}: only answers of the FAQ may name a price or its terms`);
      else if (!isKnown(of, name))
        report(
          index + 1,
          of === 'price'
            ? `${whole} is no appliance; use its address, e.g. {price.dryer}`
            : `${whole} is no fact of the company; use ${placeholderNames.join(', ')}`,
        );
    }
  });
  return problems;
}

/** Prefixes of this part, and the pages below them. */
export interface OwnAddresses {
  paths: ReadonlySet<string>;
  faq: ReadonlySet<string>;
}

const ownPath = /^\/(?:blog|faq|privacy|terms)(?:[/?#]|$)/;

/** Broken links within this part, and links with a forbidden form. */
export function checkLinks(
  { file, bodyOffset }: Parsed<unknown>,
  { html, links }: Rendered,
  own: OwnAddresses,
): ContentProblem[] {
  return links.flatMap(({ href, line }) => {
    const reason = wrongWith(href, html, own);
    return reason ? [{ file, line: bodyOffset + line, reason: `link to ${href}: ${reason}` }] : [];
  });
}

function wrongWith(href: string, html: string, { paths, faq }: OwnAddresses): string | undefined {
  // Links of footnotes. Another check refuses footnotes.
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
