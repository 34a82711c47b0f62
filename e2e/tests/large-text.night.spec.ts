import { browserArgs } from '@site/composer/find-browser';
import { addressIn } from '@site/data-types/language';
import { expect, live, test } from '../fixtures';
import { requireBrowser } from '../require-browser';
import { pages } from '../routes';

// As a person sets it in the browser, so media queries follow it.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: requireBrowser(),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  },
});

/** Texts that end outside of the page, and not in a box that scrolls. Runs in the browser. */
function cutTexts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isHidden = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== document.body;) {
      const { overflowX, clipPath, visibility } = getComputedStyle(each);
      if (overflowX !== 'visible' || clipPath !== 'none' || visibility === 'hidden') return true;
      each = each.parentElement;
    }
    return false;
  };
  const cut = [...document.querySelectorAll('header *, main *, footer *')].filter((element) => {
    const { width, right } = element.getBoundingClientRect();
    const isText = element.childElementCount === 0 && element.textContent?.trim();
    // Drawings have words of their own scale.
    return (
      isText &&
      !element.closest('svg') &&
      width > 0 &&
      right > clientWidth + 1 &&
      !isHidden(element)
    );
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...cut.map(({ textContent }) => textContent?.trim().slice(0, 40) ?? ''),
  ];
}

for (const language of ['en', 'es'] as const)
  test(`With text twice as large on a phone nothing is cut: ${language}`, async ({ page }) => {
    const faults: string[] = [];
    for (const { path } of pages) {
      await page.goto(addressIn(language, path));
      await live(page);
      faults.push(...(await page.evaluate(cutTexts)).map((text) => `${path}: ${text}`));
    }
    expect(faults).toEqual([]);
  });
