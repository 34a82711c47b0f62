import type { PageMeta } from '@site/data-types/contract';

/** Elements to update on navigation. Structured data is not: search engines read it from documents. */
const elements: Record<string, (meta: PageMeta) => string> = {
  'meta[name="description"]': ({ description }) => description,
  'meta[name="keywords"]': ({ keywords }) => keywords.join(', '),
  'meta[name="robots"]': ({ robots }) => robots,
  'link[rel="canonical"]': ({ canonical }) => canonical,
  'meta[property="og:type"]': ({ type }) => type,
  'meta[property="og:title"]': ({ title }) => title,
  'meta[property="og:description"]': ({ description }) => description,
  'meta[property="og:url"]': ({ canonical }) => canonical,
  'meta[property="og:image"]': ({ image }) => image,
  'meta[property="og:image:alt"]': ({ share }) => share.title,
};

export interface Head {
  title: string;
  /** Value of each element, by its selector. */
  values: Record<string, string>;
}

const headWith = (title: string, valueOf: (selector: string) => string): Head => ({
  title,
  values: Object.fromEntries(
    Object.keys(elements).map((selector) => [selector, valueOf(selector)]),
  ),
});

const attributeOf = (element: Element): string => (element.tagName === 'LINK' ? 'href' : 'content');

/** Head of a page, as the composer writes it. */
export const headOf = (meta: PageMeta): Head =>
  headWith(meta.title, (selector) => elements[selector]?.(meta) ?? '');

/** Current head of the document. */
export const readHead = (): Head =>
  headWith(document.title, (selector) => {
    const element = document.head.querySelector(selector);
    return element?.getAttribute(attributeOf(element)) ?? '';
  });

export function applyHead({ title, values }: Head): void {
  document.title = title;
  for (const [selector, value] of Object.entries(values)) {
    const element = document.head.querySelector(selector);
    element?.setAttribute(attributeOf(element), value);
  }
}
