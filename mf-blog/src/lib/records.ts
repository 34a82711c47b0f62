import { defineRecords } from '@site/federation';
import type {
  BlogRecord,
  CategoryRecord,
  FaqRecord,
  LatestRecord,
  LegalRecord,
  PostRecord,
  TagRecord,
} from '../data/shapes';

/** The part's records as its pages read them. `src/records.ts` makes them. */
export const posts = defineRecords<PostRecord>('mf-blog/posts');
export const blogLists = defineRecords<BlogRecord>('mf-blog/lists');
export const categoryPages = defineRecords<CategoryRecord>('mf-blog/categories');
export const tagPages = defineRecords<TagRecord>('mf-blog/tags');
export const faqLists = defineRecords<FaqRecord>('mf-blog/faq');
/** Repair prices of all appliances, a record of mf-estimator, under `all`. */
export const applianceCosts = defineRecords('mf-estimator/appliance-costs');
/** Work that prices include and do not include, a record of mf-estimator, under `all`. */
export const priceTerms = defineRecords('mf-estimator/price-terms');
export const latestPosts = defineRecords<LatestRecord>('mf-blog/latest');
export const legalPages = defineRecords<LegalRecord>('mf-blog/legal');
