import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { addAnchors, frameTables, guardLinks, linkContacts } from './decorate';
import { allowed } from './sanitize';
import type { Body } from './shapes';

export interface Rendered extends Body {
  /** Words of the text, without markup. */
  text: string;
  /** Number of its words. */
  words: number;
  /** Every link, with the line of the Markdown on which it stands. */
  links: { href: string; line: number }[];
}

/** Reading speed behind every read time. */
const wordsPerMinute = 220;

/** Minutes, rounded up. */
export const readMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));

// HTML in Markdown is parsed as a browser would before it is sanitised, so that what is checked is
// what is printed. Nothing after sanitising takes markup from the author.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, allowed);
const printer = unified().use(rehypeStringify);

/** Markdown to HTML that is harmless whatever the Markdown holds. Never throws. */
export function renderMarkdown(markdown: string): Rendered {
  const tree = reader.runSync(reader.parse(markdown)) as Root;
  const links = findLinks(tree);
  const text = plainText(tree);
  const toc = addAnchors(tree);
  frameTables(tree);
  linkContacts(tree);
  guardLinks(tree);
  return {
    html: printer.stringify(tree).trim(),
    toc,
    text,
    words: text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    links,
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

/** Blocks and cells are words apart, emphasis within a word is not. */
function plainText(tree: Root): string {
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element' && !inline.has(node.tagName)) text += ' ';
  });
  return text.replace(/\s+/g, ' ').trim();
}

const inline = new Set(['a', 'strong', 'em', 'del', 'code', 'kbd', 'abbr', 'sub', 'sup']);
