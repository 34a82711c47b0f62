import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import type { Result, RuleMetadata, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (options: RunOptions) => Promise<{ violations: Result[] }>;
  getRules: (tags: string[]) => RuleMetadata[];
}

/**
 * Accessibility violations that axe finds on a page, one line per rule.
 * @param rules reading colors takes most of the time, so a page can be asked for them alone, when
 *   only the color scheme has changed, or for all other rules
 */
export async function violationsOf(
  page: Page,
  rules: 'all' | 'of colors' | 'but colors' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (asked) => {
    const { axe: checker } = window as unknown as { axe: Axe };
    // Those of the level AAA are off by default.
    const ofColors = checker
      .getRules(['cat.color'])
      .filter(({ tags }) => !tags.includes('wcag2aaa'))
      .map(({ ruleId }) => ruleId);
    const { violations } = await checker.run({
      resultTypes: ['violations'],
      ...(asked === 'of colors' && { runOnly: ofColors }),
      ...(asked === 'but colors' && {
        rules: Object.fromEntries(ofColors.map((id) => [id, { enabled: false }])),
      }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}
