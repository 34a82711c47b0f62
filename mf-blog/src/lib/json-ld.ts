import { locale } from '@site/data-types/language';
import { businessId, pageUrl } from '@site/federation';
import { getCompany } from '@site/store';
import type { BlogPosting, FAQPage, WithContext } from 'schema-dts';
import type { FaqEntry, PostRecord } from '../data/shapes';
import { nameOf } from '../data/taxonomy';
import { fillText } from './fill';
import { startOfDay } from './zoned-date';

/**
 * Structured data of a post.
 * @param image absolute address of the picture that it is shared with
 * @returns a schema.org BlogPosting, dates with their offset
 */
export function blogPosting(post: PostRecord, image: string): WithContext<BlogPosting> {
  const { timeZone } = getCompany();
  const url = pageUrl(`/blog/${post.slug}`);
  const { reviewed } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    // A review belongs to the page: schema.org has no such property of an article.
    mainEntityOfPage: reviewed
      ? {
          '@type': 'WebPage',
          '@id': url,
          lastReviewed: reviewed.date,
          reviewedBy: {
            '@type': 'Person',
            jobTitle: reviewed.by,
            worksFor: { '@id': businessId() },
          },
        }
      : url,
    headline: post.title,
    description: post.metaDescription,
    image: [image],
    datePublished: startOfDay(post.publishDate, timeZone),
    dateModified: startOfDay(post.updatedAt, timeZone),
    author: { '@type': 'Organization', name: post.author, url: pageUrl('/blog') },
    publisher: { '@id': businessId() },
    articleSection: post.categories.map(nameOf),
    keywords: post.tags.map(nameOf),
    inLanguage: locale,
  };
}

/** The questions of the page, with the company's own words in the answers. */
export const faqPage = (entries: FaqEntry[] = []): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, text }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: fillText(text, getCompany()) },
  })),
});
