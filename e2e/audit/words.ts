import { styleFaults } from '@site/build/style-words';
import type { Page } from './crawl';

/** Blocks whose text is one sentence or more; words of neighbors must not run together. */
const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, summary, figcaption, label, a, button';

/** The end of a sentence after a value that ends with a period: `6 p.m..` */
const twoPeriods = /.{0,30}[^.]\.\.(?!\.)/;

/** Words in the texts of a page that the style guide forbids, and sentences with two periods. */
export function wordFaults({ document, language }: Page): string[] {
  const texts = [...document.querySelectorAll(`main :is(${blocks})`)].map(
    (block) => block.textContent ?? '',
  );
  const { title } = document;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const all = [...texts, title, description ?? ''];
  // The words of docs/style.md are English; messages.test.ts has those of docs/style-es.md.
  const faults = language === 'en' ? all.flatMap(styleFaults) : [];
  return [...new Set([...faults, ...all.flatMap((text) => twoPeriods.exec(text)?.[0] ?? [])])];
}
