import type { Document } from './document';
import type { Content } from './read-content';
import type { PostFields } from './schema';
import { addressIn, language } from '@site/data-types/language';
import { readMinutes } from './markdown';
import type {
  BlogRecord,
  CategoryRecord,
  Counted,
  FaqRecord,
  LatestRecord,
  LegalRecord,
  PostRecord,
  PostSummary,
  TagRecord,
} from './shapes';
import { categories, tags } from './taxonomy';
import type { Term } from './taxonomy';

const relatedCount = 3;
const latestCount = 3;

/** Leads links of this site to pages in the language of the build. */
const linked = (html: string): string =>
  html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${addressIn(language, path)}"`);

/** Only what lists show of a post. */
export function summarise({ slug, fields, rendered }: Document<PostFields>): PostSummary {
  const { title, excerpt, author, publishDate, updatedAt, featuredImage } = fields;
  return {
    slug,
    title,
    excerpt,
    categories: fields.categories,
    tags: fields.tags,
    author,
    publishDate,
    updatedAt,
    readTime: readMinutes(rendered.words),
    featuredImage,
  };
}

/**
 * At most three other posts that share a category or tag. Those that share most come first, because
 * many posts share a category and nothing else; then the order of the list.
 */
export function relatedTo(post: PostSummary, all: PostSummary[]): PostSummary[] {
  const terms = new Set([...post.categories, ...post.tags]);
  return all
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => {
      const shared = [...other.categories, ...other.tags].filter((term) => terms.has(term)).length;
      return { other, shared };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, relatedCount)
    .map(({ other }) => other);
}

const counted = <T extends Term>(term: T, posts: PostSummary[]): Counted<T> => ({
  ...term,
  postCount: posts.length,
});

/** All records by path. Counts include published posts only. */
export function makeRecords({ posts, faq, legal }: Content): Record<string, unknown> {
  const summaries = posts.map(summarise);
  const categoryPages: CategoryRecord[] = categories.map((category) => {
    const own = summaries.filter((post) => post.categories.includes(category.slug));
    return { category: counted(category, own), posts: own };
  });
  const tagPages: TagRecord[] = tags.map((tag) => {
    const own = summaries.filter((post) => post.tags.includes(tag.slug));
    return { tag: counted(tag, own), posts: own };
  });
  const blog: BlogRecord = {
    posts: summaries,
    categories: categoryPages.map(({ category }) => category),
    tags: tagPages
      .map(({ tag }) => tag)
      .filter(({ postCount }) => postCount > 0)
      .toSorted((a, b) => b.postCount - a.postCount),
  };
  return {
    'lists/blog': blog,
    'latest/posts': summaries.slice(0, latestCount) satisfies LatestRecord,
    ...Object.fromEntries(categoryPages.map((page) => [`categories/${page.category.slug}`, page])),
    ...Object.fromEntries(tagPages.map((page) => [`tags/${page.tag.slug}`, page])),
    ...Object.fromEntries(posts.map((post) => [`posts/${post.slug}`, postRecord(post, summaries)])),
    'faq/all': faqRecord(faq),
    ...Object.fromEntries(legal.map((page) => [`legal/${page.slug}`, legalRecord(page)])),
  };
}

function postRecord(post: Document<PostFields>, all: PostSummary[]): PostRecord {
  const summary = summarise(post);
  const { seoTitle, metaDescription, reviewed } = post.fields;
  const { html, toc } = post.rendered;
  return {
    ...summary,
    seoTitle,
    metaDescription,
    ...(reviewed && { reviewed }),
    html: linked(html),
    toc,
    related: relatedTo(summary, all),
  };
}

function faqRecord(faq: Content['faq']): FaqRecord {
  return {
    categories: [...new Set(faq.map(({ fields }) => fields.category))],
    entries: faq.map(({ slug, fields: { question, category, popular }, rendered }) => ({
      slug,
      question,
      category,
      popular,
      html: linked(rendered.html),
      text: rendered.text,
    })),
  };
}

function legalRecord({ slug, fields, rendered }: Content['legal'][number]): LegalRecord {
  const { html, toc } = rendered;
  return { slug: slug as LegalRecord['slug'], ...fields, html: linked(html), toc };
}
