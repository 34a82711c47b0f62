import { browserArgs } from '@site/composer/find-browser';
import { addressIn } from '@site/data-types/language';
import type { Locator, Page } from 'playwright/test';
import { expect, live } from '../fixtures';
import { requireBrowser } from '../require-browser';
import { pages } from '../routes';
import { book, olga, signIn, staffPaths, staffTest as test, today } from '../staff-site';

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

/** Buttons whose words take more than two lines. Runs in the browser. */
function tallButtons(): string[] {
  const linesOf = (button: Element): number => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const { lineHeight } = getComputedStyle(button);
    return Math.round(words.getBoundingClientRect().height / parseFloat(lineHeight));
  };
  return [...document.querySelectorAll('button[data-variant], a[data-variant]')]
    .filter((button) => linesOf(button) > 2)
    .map((button) => `${button.textContent} takes ${linesOf(button)} lines`);
}

/** The faults of a page, each with its name. */
async function faultsOn(page: Page, name: string): Promise<string[]> {
  const found = [...(await page.evaluate(cutTexts)), ...(await page.evaluate(tallButtons))];
  return found.map((text) => `${name}: ${text}`);
}

/** Buttons of a visit that open a panel. */
const panels = {
  en: [
    ...['Finish the Job', 'Assign', 'Photos, Signature', 'Order a Part', 'Move', 'Correct'],
    'Cancel Visit',
  ],
  es: [
    ...['Terminar el trabajo', 'Asignar', 'Fotos, firma', 'Pedir una pieza', 'Mover', 'Corregir'],
    'Cancelar visita',
  ],
};

for (const language of ['en', 'es'] as const) {
  test(`With text twice as large on a phone nothing is cut, and no button has three lines: ${language}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const { path } of pages) {
      await page.goto(addressIn(language, path));
      await live(page);
      faults.push(...(await faultsOn(page, path)));
    }
    expect(faults).toEqual([]);
  });

  test(`The same on the pages of staff, with the panels of a visit: ${language}`, async ({
    page,
    staffSite: site,
  }) => {
    const id = await book(site, { digits: '0171', preferredDate: today });
    await signIn(page, site, olga);
    const faults: string[] = [];
    for (const path of staffPaths(id)) {
      await page.goto(site.origin + addressIn(language, `/staff${path}`));
      await expect(page.locator('main nav')).toBeVisible();
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsOn(page, path)));
    }
    const actions = panels[language].map((name) => page.getByRole('button', { name, exact: true }));
    for (const [place, action] of actions.entries()) {
      await page.goto(site.origin + addressIn(language, `/staff/visit?id=${id}`));
      await action.click();
      await expect(actions.at(-1) as Locator).toBeHidden();
      faults.push(...(await faultsOn(page, panels[language][place] ?? '')));
    }
    expect(faults).toEqual([]);
  });
}
