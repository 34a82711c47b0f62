import { applianceSlugs } from '@site/data-types/entities';
import * as v from 'valibot';
import { authors, reviewers } from './people';
import { categories, tags } from './taxonomy';

/** Front matter of every kind of content file. Each comment has the field's meaning, unit and rule. */

/** One of these names, as the words that are printed. */
const namedIn = (words: Record<string, string>, wrong: string) =>
  v.pipe(
    v.picklist(Object.keys(words), `${wrong}; use ${Object.keys(words).join(', ')}`),
    v.transform((name) => words[name] ?? name),
  );

const isoDate = v.pipe(
  v.string('must be a date, YYYY-MM-DD'),
  v.check(isDay, 'must be a day of the calendar, YYYY-MM-DD'),
);

/** Refuses a day past the end of its month, which JavaScript reads as a day of the next month. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
}

/** Text without placeholders, because only bodies are filled in. */
const text = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.check((value) => !value.includes('{company.'), 'cannot hold {company.…}; the body can'),
);

const positive = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
);

/** @param terms vocabulary @param kind word for one of it, as the message names it */
function slugsOf(terms: readonly { slug: string }[], kind: string) {
  const known = terms.map(({ slug }) => slug);
  const unknown = `is no ${kind}; use ${known.join(', ')}`;
  return v.pipe(
    v.array(v.picklist(known, unknown), 'must be a list: [one, another]'),
    v.minLength(1, `needs at least one ${kind}`),
    v.check((slugs) => new Set(slugs).size === slugs.length, `names a ${kind} twice`),
  );
}

const seoTitle = v.pipe(text, v.maxLength(60, 'must be at most 60 characters'));
const metaDescription = v.pipe(
  text,
  v.minLength(110, 'must be at least 110 characters'),
  v.maxLength(155, 'must be at most 155 characters'),
);

export const postSchema = v.strictObject({
  /** Number of the post, used once. Required. */
  id: positive,
  /** Headline on the page, in lists and in the feed. Required. */
  title: text,
  /** Last part of the address and name of the file: lower-case words with hyphens. Required. */
  slug: text,
  /** Title for search engines, at most 60 characters. Required. */
  seoTitle,
  /** Summary for search engines, 110 to 155 characters. Required. */
  metaDescription,
  /** One or two sentences for cards, the head of the page and the feed; at most 300. Required. */
  excerpt: v.pipe(text, v.maxLength(300, 'must be at most 300 characters')),
  /** Slugs of categories, the main one first. At least one. */
  categories: slugsOf(categories, 'category'),
  /** Slugs of tags, the most important first: cards show the first three. At least one. */
  tags: slugsOf(tags, 'tag'),
  /** Type of author, as printed; never a person. Required. */
  author: namedIn(authors, 'is no type of author'),
  /**
   * A technician's review: role and day. Optional; set it only after the review has taken place,
   * because the page and its structured data show it. A later `updatedAt` needs another review.
   */
  reviewed: v.optional(
    v.strictObject({
      by: namedIn(reviewers, 'is no role of a reviewer'),
      date: isoDate,
    }),
  ),
  /** Day printed on the post, YYYY-MM-DD; orders the lists. It does not delay publication. Required. */
  publishDate: isoDate,
  /** Day of the last change in substance, YYYY-MM-DD, not before publication. Required. */
  updatedAt: isoDate,
  /** Day on which the file was begun, YYYY-MM-DD. Required. */
  createdAt: isoDate,
  /** Appliance whose drawing illustrates the post. Required. */
  featuredImage: v.picklist(
    applianceSlugs,
    `is no appliance with a drawing; use ${applianceSlugs.join(', ')}`,
  ),
  /** `published`, or `draft`: then it appears nowhere. Required. */
  status: v.picklist(['published', 'draft'], 'must be published or draft'),
  /** Minutes at 220 words a minute, rounded up. Optional; checked against the text if given. */
  readTime: v.optional(positive),
});

export const faqSchema = v.strictObject({
  /** Number of the entry, used once. Required. */
  id: positive,
  /** As a visitor would ask it, with a question mark. Required. */
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  /** Group, as printed. Entries with the same text form one group. Required. */
  category: text,
  /** Place among all entries, low numbers first. Required. */
  order: positive,
  /** Lists it among the popular topics. Optional, default false. */
  popular: v.optional(v.boolean('must be true or false'), false),
});

export const legalSchema = v.strictObject({
  /** Headline of the page. Required. */
  title: text,
  /** Title for search engines, at most 60 characters. Required. */
  seoTitle,
  /** Summary for search engines, 110 to 155 characters. Required. */
  metaDescription,
  /** Day of the last change in substance, YYYY-MM-DD, printed on the page. Required. */
  updatedAt: isoDate,
});

export type PostFields = v.InferOutput<typeof postSchema>;
export type FaqFields = v.InferOutput<typeof faqSchema>;
export type LegalFields = v.InferOutput<typeof legalSchema>;
