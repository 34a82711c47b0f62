import { defineRecords } from '@site/federation';
import type {
  BlogRecord,
  CategoryRecord,
  FaqRecord,
  LegalRecord,
  PostRecord,
  TagRecord,
} from './shapes';

/** The part's records as its pages ask for them. `src/records.ts` makes them. */
export const posts = defineRecords<PostRecord>('mf-blog', 'posts');
export const blogLists = defineRecords<BlogRecord>('mf-blog', 'lists');
export const categoryPages = defineRecords<CategoryRecord>('mf-blog', 'categories');
export const tagPages = defineRecords<TagRecord>('mf-blog', 'tags');
export const faqLists = defineRecords<FaqRecord>('mf-blog', 'faq');
export const legalPages = defineRecords<LegalRecord>('mf-blog', 'legal');
