import { applianceSlugs } from '@site/data-types/entities';
import type { PriceTerms } from '@site/data-types/prices';
import axe from 'axe-core';
import { records } from '../records';

/** Accessibility violations in a page, one line each. Contrast needs a real browser. */
export async function accessibilityViolations(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The schema.org object of a type in a page's structured data. */
export function jsonLdOf(jsonLd: readonly object[], type: string): Record<string, unknown> {
  const found = jsonLd.find((data) => '@type' in data && data['@type'] === type);
  if (!found) throw new Error(`the page prints no ${type}`);
  return { ...found };
}

/** Invented area-wide prices, in the form of mf-estimator's record. */
export const testCosts = Object.fromEntries(
  applianceSlugs.map((slug, i) => [
    slug,
    { min: 120 + 5 * i, max: 400 + 20 * i, typicalVisit: i % 2 ? '1-3 hours' : '1-2 hours' },
  ]),
);

/** Invented terms of prices. */
export const testTerms: PriceTerms = {
  included: 'Every price includes the visit.',
  excluded: 'the drum bearing (washing machine).',
  quotedBrands: 'Sub-Zero is quoted after a look.',
};

let own: ReturnType<typeof records> | undefined;

/** Records for the pages: the part's real ones, {@link testCosts} and {@link testTerms}. */
export async function pageRecords(): Promise<Record<string, unknown>> {
  own ??= records();
  return { ...(await own), 'appliance-costs/all': testCosts, 'price-terms/all': testTerms };
}
