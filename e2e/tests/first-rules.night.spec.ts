import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { pages } from '../routes';

/** Each whole style sheet after its first rules, as the page gets them before it is live. */
const addWholeSheets = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const load = JSON.parse(document.getElementById('boot')?.textContent ?? '').load as string[][];
    return Promise.all(
      load
        .filter(([, , rel]) => rel === 'stylesheet')
        .map(async ([url = '']) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'stylesheet', href: url });
          const loaded = new Promise((done) => (link.onload = done));
          document.querySelector(`style[data-href="${url}"]`)?.after(link);
          await loaded;
        }),
    );
  });

/** Elements that whole sheets show otherwise than the first rules, with one property of each. */
function differences(): string[] {
  const elements = [...document.querySelectorAll('html, body, body *')];
  // Only what a rule sets can differ. A custom property counts where another one uses it.
  const set = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) set.add(name);
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  const properties = [...set].filter((name) => !name.startsWith('--'));
  const styles = () =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
      }),
    );
  const apply = (media: string) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      link.media = media;
  };
  apply('all');
  const whole = styles();
  apply('not all');
  return styles().flatMap((style, nth) => {
    if (style === whole[nth]) return [];
    const wanted = new Set(whole[nth]?.split('\n'));
    const wrong = style.split('\n').find((line) => !wanted.has(line));
    return [`${elements[Math.floor(nth / 3)]?.outerHTML.slice(0, 100)}: ${wrong}`];
  });
}

const looks = [
  { name: 'a phone', width: 360, media: {} },
  { name: 'a desktop, dark', width: 1280, media: { colorScheme: 'dark' } },
  { name: 'forced colors', width: 800, media: { forcedColors: 'active' } },
] as const;

/** Opens a page as it was printed, with its first rules and its whole sheets. */
async function openPrinted(page: Page, path: string): Promise<void> {
  // Nothing but the document, so that it stays as it was printed; and no font, which comes later.
  await page.route(/\/releases\/.*\.(js|woff2)/, (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    // The loader's own sheets would come with the scripts.
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
  });
  await addWholeSheets(page);
}

for (const { path } of pages)
  test(`The first rules of ${path} style it as all rules do`, async ({ page }) => {
    await openPrinted(page, path);
    for (const { name, width, media } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        ...{ media: null, colorScheme: null, forcedColors: null },
        ...{ reducedMotion: 'reduce', ...media },
      });
      expect(await page.evaluate(differences), name).toEqual([]);
    }
  });

test('A rule that is missing among the first ones is found', async ({ page }) => {
  await openPrinted(page, '/terms');
  await page.evaluate(() => {
    const { sheet } = document.querySelector('style[data-href]') as HTMLStyleElement;
    const rules = [...(sheet?.cssRules ?? [])];
    const used = (rule: CSSRule) =>
      rule instanceof CSSStyleRule && document.querySelector(rule.selectorText);
    sheet?.deleteRule(rules.findIndex(used));
  });
  expect(await page.evaluate(differences)).not.toEqual([]);
});
