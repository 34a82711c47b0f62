import { metadata } from '@site/federation';
import { legalPages } from './records';
import type { LegalRecord } from '../data/shapes';

/** The record of a legal page. @throws if it is not loaded */
export function legalRecord(slug: LegalRecord['slug']): LegalRecord {
  const record = legalPages.read(slug);
  if (!record) throw new Error(`The text of /${slug} has not been loaded.`);
  return record;
}

/** Metadata of a legal page. */
export function legalMeta(slug: LegalRecord['slug']) {
  const { title, seoTitle, metaDescription } = legalRecord(slug);
  return metadata({
    title: seoTitle,
    description: metaDescription,
    keywords: [title.toLowerCase()],
    path: `/${slug}`,
    trail: [{ name: title, path: `/${slug}` }],
  });
}
