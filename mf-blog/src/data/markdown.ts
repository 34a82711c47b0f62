import type { Root } from 'hast';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { checkMarkup } from './check-markup';
import type { MarkupProblem } from './check-markup';
import { frameTables, linkContacts, linkHeadings } from './decorate';
import { allowed } from './sanitize';
import type { Body } from './shapes';

export interface Rendered extends Body {
  /** Words of the text, without markup. */
  text: string;
  /** Number of its words. */
  words: number;
  /** Every link, with its line in the Markdown. */
  links: { href: string; line: number }[];
  problems: MarkupProblem[];
}

/** Words per minute. */
const wordsPerMinute = 220;

/** Minutes, rounded up. */
export const readMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));

// HTML in Markdown is parsed as a browser does before it is sanitized, because the checked tree must
// be the printed one. No step after that takes markup from the author.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, allowed)
  // The ids have a prefix, because a heading "Company" must not replace the element with the page's
  // configuration.
  .use(rehypeSlug, { prefix: 'section-' })
  // Other sites get no referrer.
  .use(rehypeExternalLinks, { rel: ['noopener', 'noreferrer'] });
const printer = unified().use(rehypeStringify);

/** Markdown to safe HTML, for any Markdown. Never throws. */
export function renderMarkdown(markdown: string): Rendered {
  const source = reader.parse(markdown);
  const problems = checkMarkup(source);
  const tree = reader.runSync(source) as Root;
  const links = findLinks(tree);
  const text = plainText(tree);
  const toc = linkHeadings(tree);
  frameTables(tree);
  linkContacts(tree);
  return {
    html: printer.stringify(tree).trim(),
    toc,
    text,
    words: text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    links,
    problems,
  };
}

function findLinks(tree: Root): Rendered['links'] {
  const links: Rendered['links'] = [];
  visit(tree, 'element', ({ tagName, properties, position }) => {
    if (tagName !== 'a' || properties.href === undefined) return;
    links.push({ href: String(properties.href), line: position?.start.line ?? 1 });
  });
  return links;
}

/** Text of a tree. Blocks and cells separate words, emphasis within a word does not. */
function plainText(tree: Root): string {
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element' && !inline.has(node.tagName)) text += ' ';
  });
  return text.replace(/\s+/g, ' ').trim();
}

const inline = new Set(['a', 'strong', 'em', 'del', 'code', 'kbd', 'abbr', 'sub', 'sup']);
