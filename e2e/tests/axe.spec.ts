import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import { expect, live, test } from '../fixtures';
import { pages, unknownPages } from '../routes';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The policy forbids what is not the site's own; only here it is put aside.
test.use({ bypassCSP: true });

for (const { path } of [...pages, unknownPages[7]]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await live(page);
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { axe: run } = window as unknown as {
          axe: { run: () => Promise<{ violations: Result[] }> };
        };
        return (await run.run()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      });
      expect(violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
