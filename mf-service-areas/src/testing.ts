import axe from 'axe-core';

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
