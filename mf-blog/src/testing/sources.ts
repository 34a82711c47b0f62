import { resolve } from 'node:path';
import { readSources } from '../data/read-content';
import type { Sources } from '../data/read-content';
import type { Source } from '../data/front-matter';

/** The part's own content. */
export const realSources = (): Sources => readSources(resolve(import.meta.dirname, '../..'));

/** Front matter as YAML; a value of undefined leaves the field out. */
function frontMatter(fields: Record<string, unknown>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', ''].join('\n');
}

const description =
  'A description that is long enough for search engines, which want a hundred and ten characters at least of it.';

/** A valid post, with changes for a test. */
export function postSource(changes: Record<string, unknown> = {}, body = 'Text.\n'): Source {
  const slug = typeof changes.slug === 'string' ? changes.slug : 'sample';
  const fields = {
    id: 900,
    title: `Title of ${slug}`,
    slug,
    seoTitle: `Title of ${slug}`,
    metaDescription: `${description} ${slug}`,
    excerpt: 'An excerpt.',
    categories: ['repair-guides'],
    tags: ['diy'],
    author: 'The content team',
    publishDate: '2026-11-20',
    updatedAt: '2026-11-20',
    createdAt: '2026-11-19',
    featuredImage: 'dryer',
    status: 'published',
    ...changes,
  };
  return { file: `content/posts/${slug}.md`, text: frontMatter(fields) + body };
}

/** A valid FAQ entry. */
export function faqSource(
  slug: string,
  changes: Record<string, unknown> = {},
  body = 'An answer.\n',
): Source {
  const fields = {
    id: 900,
    question: `Question ${slug}?`,
    category: 'Booking',
    order: 9000,
    ...changes,
  };
  return { file: `content/faq/${slug}.md`, text: frontMatter(fields) + body };
}

/** Both legal pages and nothing else, with the given posts and entries. */
export const sources = (posts: Source[], faq: Source[] = []): Sources => ({
  posts,
  faq,
  legal: realSources().legal,
});
