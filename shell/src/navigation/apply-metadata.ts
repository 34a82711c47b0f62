import type { PageMeta } from '@site/data-types/contract';

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Brings the head up to date after a navigation; structured data is read from documents only. */
export function applyMetadata(meta: PageMeta): void {
  document.title = meta.title;
  set('meta[name="description"]', 'content', meta.description);
  set('meta[name="keywords"]', 'content', meta.keywords.join(', '));
  set('meta[name="robots"]', 'content', meta.robots);
  set('link[rel="canonical"]', 'href', meta.canonical);
  set('meta[property="og:title"]', 'content', meta.title);
  set('meta[property="og:description"]', 'content', meta.description);
  set('meta[property="og:url"]', 'content', meta.canonical);
  set('meta[property="og:image"]', 'content', meta.image);
}
