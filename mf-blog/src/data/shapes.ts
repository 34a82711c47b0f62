import type { ApplianceSlug } from '@site/data-types/entities';
import type { Review } from './people';
import type { Category, Term } from './taxonomy';

/** Content of the part's records: plain data, made from `content/` when the part is built. */

/** A post as lists show it. */
export interface PostSummary {
  slug: string;
  title: string;
  /** One or two sentences, plain text. */
  excerpt: string;
  /** Slugs, the main category first. */
  categories: string[];
  /** Slugs, in the author's order. */
  tags: string[];
  author: string;
  /** `YYYY-MM-DD` */
  publishDate: string;
  /** `YYYY-MM-DD` */
  updatedAt: string;
  /** Minutes at 220 words a minute, rounded up. */
  readTime: number;
  /** The appliance whose drawing illustrates the post. */
  featuredImage: ApplianceSlug;
}

export interface TocEntry {
  /** Id of the heading. */
  id: string;
  text: string;
}

/** HTML sanitized at build. Company facts are placeholders `{company.…}`, filled in later. */
export interface Body {
  html: string;
  /** Headings of the second level, in their order. */
  toc: TocEntry[];
}

export interface PostRecord extends PostSummary, Body {
  seoTitle: string;
  metaDescription: string;
  /** Missing until a technician has reviewed the text as it is. */
  reviewed?: Review;
  /** At most three others that share a category or tag, those that share most first. */
  related: PostSummary[];
}

/** A category or tag with the number of published posts that have it. */
export type Counted<T extends Term> = T & { postCount: number };

export interface BlogRecord {
  /** Newest first. */
  posts: PostSummary[];
  categories: Counted<Category>[];
  /** Tags with posts, the most used first. */
  tags: Counted<Term>[];
}

/** `latest/posts`: the newest for the home page, newest first. */
export type LatestRecord = PostSummary[];

export interface CategoryRecord {
  category: Counted<Category>;
  posts: PostSummary[];
}

export interface TagRecord {
  tag: Counted<Term>;
  posts: PostSummary[];
}

export interface FaqEntry {
  /** Also the anchor: `/faq#how-do-i-book`. */
  slug: string;
  question: string;
  category: string;
  html: string;
  /** The answer without markup, for search and search engines. */
  text: string;
  /** Shown among the popular topics. */
  popular: boolean;
}

export interface FaqRecord {
  /** In the order in which they first occur. */
  categories: string[];
  entries: FaqEntry[];
}

export interface LegalRecord extends Body {
  slug: 'privacy' | 'terms';
  title: string;
  seoTitle: string;
  metaDescription: string;
  /** `YYYY-MM-DD` */
  updatedAt: string;
}
