import type { PageMeta } from '@site/data-types/contract';

/** What of a page's description follows a navigation; structured data is read from documents only. */
type Head = Pick<PageMeta, 'title' | 'description' | 'keywords' | 'robots' | 'canonical' | 'image'>;

/** Elements of the head that hold each value; the first is read, all are written. */
const places: Record<Exclude<keyof Head, 'title'>, string[]> = {
  description: ['meta[name="description"]', 'meta[property="og:description"]'],
  keywords: ['meta[name="keywords"]'],
  robots: ['meta[name="robots"]'],
  canonical: ['link[rel="canonical"]', 'meta[property="og:url"]'],
  image: ['meta[property="og:image"]'],
};

const attributeOf = (element: Element): string => (element.tagName === 'LINK' ? 'href' : 'content');

/** The head of the document as it was sent. */
export function readMetadata(): Head {
  const read = ([selector = '']: string[]): string => {
    const element = document.head.querySelector(selector);
    return element?.getAttribute(attributeOf(element)) ?? '';
  };
  return {
    title: document.title,
    description: read(places.description),
    keywords: read(places.keywords).split(', '),
    robots: read(places.robots),
    canonical: read(places.canonical),
    image: read(places.image),
  };
}

/** Brings the head up to date after a navigation. */
export function applyMetadata(head: Head): void {
  const values = { ...head, keywords: head.keywords.join(', ') };
  const write = (selector: string, value: string) => {
    const element = document.head.querySelector(selector);
    element?.setAttribute(attributeOf(element), value);
  };
  document.title = head.title;
  write('meta[property="og:title"]', head.title);
  for (const [name, selectors] of Object.entries(places)) {
    for (const selector of selectors) write(selector, values[name as keyof typeof places]);
  }
}
