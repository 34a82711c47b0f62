import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import type { Result, RuleMetadata, RunOptions } from 'axe-core';
import { looksOn } from './looks';
import { skeletonOn } from './skeleton';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (
    context: Document | { include: Element[] },
    options: RunOptions,
  ) => Promise<Record<'violations' | 'incomplete', Result[]>>;
  getRules: (tags: string[]) => RuleMetadata[];
}

/** Violations, one line per rule, and what could not be decided, by its look. */
interface Found {
  violations: string[];
  undecided: string[];
}

async function runAxe(
  page: Page,
  rules: 'all' | 'of colors' | 'but colors',
  looks: readonly string[] | null,
): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([which, these]) => {
      const { axe: checker, looks: elements = new Map<string, Element[]>() } =
        window as unknown as { axe: Axe; looks?: Map<string, Element[]> };
      // Those of the level AAA are off by default.
      const ofColors = checker
        .getRules(['cat.color'])
        .filter(({ tags }) => !tags.includes('wcag2aaa'))
        .map(({ ruleId }) => ruleId);
      const included = new Set(these?.flatMap((look) => elements.get(look) ?? []));
      const topmost = [...included].filter(
        ({ parentElement }) => !parentElement || !included.has(parentElement),
      );
      const { violations, incomplete } = await checker.run(
        these ? { include: topmost } : document,
        {
          resultTypes: these ? ['violations', 'incomplete'] : ['violations'],
          elementRef: Boolean(these),
          ...(which === 'of colors' && { runOnly: ofColors }),
          ...(which === 'but colors' && {
            rules: Object.fromEntries(ofColors.map((id) => [id, { enabled: false }])),
          }),
        },
      );
      const open = new Set(incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
      return {
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
        undecided: (these ?? []).filter((look) =>
          elements.get(look)?.some((element) => open.has(element as HTMLElement)),
        ),
      };
    },
    [rules, looks] as const,
  );
}

/**
 * Accessibility violations that axe finds on a page, one line per rule.
 * @param rules reading colors takes most of the time, so a page can be checked by them alone, when
 *   only the color scheme has changed, or for all other rules
 */
export const violationsOf = async (
  page: Page,
  rules: 'all' | 'of colors' | 'but colors' = 'all',
): Promise<string[]> => (await runAxe(page, rules, null)).violations;

/** Pages of one width that axe has checked, so that it reads each look and each skeleton once. */
export class CheckedPages {
  private readonly skeletons = new Set<string>();
  private readonly looks = new Set<string>();

  /**
   * Violations of a page as it is now, in both color schemes, one line each. Ends in light. Pages
   * with an equal skeleton break the same rules.
   */
  async violationsOf(page: Page): Promise<string[]> {
    const found: string[] = [];
    const skeleton = await skeletonOn(page);
    if (!this.skeletons.has(skeleton)) found.push(...(await violationsOf(page, 'but colors')));
    const looks = (await looksOn(page)).filter((look) => !this.looks.has(look));
    const undecided = new Set<string>();
    for (const colorScheme of ['dark', 'light'] as const) {
      if (looks.length === 0) break;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const colors = await runAxe(page, 'of colors', looks);
      found.push(...colors.violations.map((line) => `${colorScheme}: ${line}`));
      for (const look of colors.undecided) undecided.add(look);
    }
    if (found.length > 0) return found;
    this.skeletons.add(skeleton);
    for (const look of looks) if (!undecided.has(look)) this.looks.add(look);
    return [];
  }
}
