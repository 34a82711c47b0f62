import { styleFaults } from '@site/build/style-words';
import type { Page } from './crawl';

/** Blocks whose text is one sentence or more; words of neighbors must not run together. */
const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, summary, figcaption, label, a, button';

/** Words in the texts of a page that the style guide forbids. */
export function wordFaults({ document, language }: Page): string[] {
  // The words of docs/style.md are English; messages.test.ts has those of docs/style-es.md.
  if (language !== 'en') return [];
  const texts = [...document.querySelectorAll(`main :is(${blocks})`)].map(
    (block) => block.textContent ?? '',
  );
  const { title } = document;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return [...new Set([...texts, title, description ?? ''].flatMap(styleFaults))];
}
