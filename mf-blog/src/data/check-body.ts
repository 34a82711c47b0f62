import { isKnown, placeholder, placeholderNames } from '../lib/fill';
import type { ContentProblem } from './content-error';
import type { Parsed } from './front-matter';
import type { Rendered } from './markdown';

/** Ids that the document uses. Content must not use them. */
export const reservedIds = ['root', 'main', 'boot', 'company', 'site-data'];

/** Reports markup and placeholders that an author must change, with their lines. */
export function checkBody({
  file,
  body,
  bodyOffset,
  rendered,
}: Parsed<unknown> & { rendered: Rendered }): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (line: number, reason: string) =>
    problems.push({ file, line: bodyOffset + line, reason });

  if (body.trim() === '') report(1, 'the body is empty');
  for (const { line, reason } of rendered.problems) report(line, reason);
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
