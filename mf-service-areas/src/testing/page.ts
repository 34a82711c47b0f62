import { applianceSlugs } from '@site/data-types/entities';
import axe from 'axe-core';
import { records } from '../records';

/** What axe finds wrong in a page, a line each. Contrast is for a real browser to see. */
export async function accessibilityFaults(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The schema.org object of a kind among those that a page prints. */
export function jsonLdOf(jsonLd: readonly object[], type: string): Record<string, unknown> {
  const found = jsonLd.find((data) => '@type' in data && data['@type'] === type);
  if (!found) throw new Error(`the page prints no ${type}`);
  return { ...found };
}

/** Area-wide prices as a release of pricing may have them: invented. */
export const testCosts = Object.fromEntries(
  applianceSlugs.map((slug, i) => [
    slug,
    { min: 120 + 5 * i, max: 400 + 20 * i, repairTime: i % 2 ? '1-3 hours' : '1-2 hours' },
  ]),
);

let own: ReturnType<typeof records> | undefined;

/** What the pages read: the part's real records and {@link testCosts}. */
export async function pageRecords(): Promise<Record<string, unknown>> {
  own ??= records();
  return { ...(await own), 'appliance-costs/all': testCosts };
}
