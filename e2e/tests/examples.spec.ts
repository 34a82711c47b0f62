import { violationsOf } from '../axe';
import { buildExamples } from '../examples';
import { expect, test } from '../fixtures';

test('Every component in every state has no accessibility violation, at any width, in both color schemes', async ({
  page,
}) => {
  await page.goto(buildExamples());
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = colorScheme === 'light' ? 'all' : 'of colors';
      expect(await violationsOf(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
});
