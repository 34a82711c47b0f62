import { addressIn } from '@site/data-types/language';
import { expect, live, test } from '../fixtures';
import { pages } from '../routes';

/** Boxes whose content ends outside of them, in the next column or the margin. Runs in the browser. */
const tooNarrow = (): string[] =>
  [...document.querySelectorAll('main *, footer *')]
    .filter((box) => {
      const { overflowX, display } = getComputedStyle(box);
      return (
        // Drawings have words of their own scale.
        box instanceof HTMLElement &&
        overflowX === 'visible' &&
        display !== 'inline' &&
        box.clientWidth > 0 &&
        box.scrollWidth > box.clientWidth + 1
      );
    })
    .map(
      ({ textContent, scrollWidth, clientWidth }) =>
        `${textContent?.slice(0, 40)} by ${scrollWidth - clientWidth} px`,
    );

for (const language of ['en', 'es'] as const)
  test(`No text of a page runs into the next column: ${language}`, async ({ page }) => {
    for (const { path } of pages) {
      const address = addressIn(language, path);
      await page.goto(address);
      await live(page);
      for (const width of [820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // Until the page is laid out for the new width.
        await expect
          .poll(() => page.evaluate(tooNarrow), { message: `${address} at ${width} px` })
          .toEqual([]);
      }
    }
  });
