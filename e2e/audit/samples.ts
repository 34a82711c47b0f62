import company from '../../shell/company';
import type { Page } from './crawl';

const { claims, reviewCount, samples } = company;

/** Figures that the company has not measured, and types that only real reviews may have. */
const invented = [
  `${claims.satisfactionPercent}%`,
  `${claims.estimateAccuracyPercent}%`,
  claims.repairs,
  reviewCount.toLocaleString('en-US'),
  '(sample)',
  '(muestra)',
  '"AggregateRating"',
  '"Review"',
];

const told =
  'head > :is(title, meta[name="description"], meta[property]), script[type="application/ld+json"]';

/** Samples in what search engines and link previews read, where no mark would stand next to them. */
export function sampleFaults({ document }: Page): string[] {
  if (!samples) return [];
  const text = [...document.querySelectorAll(told)]
    .map((element) => element.getAttribute('content') ?? element.textContent ?? '')
    .join('\n');
  return invented
    .filter((figure) => text.includes(figure))
    .map((figure) => `tells search engines a sample: ${figure}`);
}
