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
  const styles = () =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        // A custom property counts only where another one uses it.
        return Array.from(style)
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
          .join('\n');
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

for (const { path } of pages)
  test(`The first rules of ${path} style it as all rules do`, async ({ page }) => {
    // Nothing but the document, so that it stays as it was printed; and no font, which comes later.
    await page.route(/\/releases\/.*\.(js|woff2)/, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // The loader's own sheets would come with the scripts.
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
    });
    await addWholeSheets(page);
    for (const { name, width, media } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        ...{ media: null, colorScheme: null, forcedColors: null },
        ...{ reducedMotion: 'reduce', ...media },
      });
      expect(await page.evaluate(differences), name).toEqual([]);
    }
  });
