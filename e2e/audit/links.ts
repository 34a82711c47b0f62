import type { Crawl, Page } from './crawl';

/** Attributes that name another file, by element. */
const references = [
  ['a[href]', 'href'],
  ['link[href]', 'href'],
  ['form[action]', 'action'],
  ['use[href]', 'href'],
  ['img[src], script[src], source[src]', 'src'],
] as const;

/** Addresses in the page as written, without repeats. */
function addressesOf({ document }: Page): Set<string> {
  return new Set(
    references.flatMap(([selector, attribute]) =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? ''),
    ),
  );
}

/** Internal links to missing pages or files, and anchors and shapes without a target. */
export async function linkFaults(page: Page, crawl: Crawl): Promise<string[]> {
  const { siteUrl } = crawl;
  const faults: string[] = [];
  for (const address of addressesOf(page)) {
    if (!URL.canParse(address, siteUrl + page.path)) {
      faults.push(`address "${address}"`);
      continue;
    }
    const url = new URL(address, siteUrl + page.path);
    if (url.origin !== siteUrl) continue;
    const { status } = await crawl.file(url.pathname);
    if (status !== 200) faults.push(`${address} answers ${status}`);
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (status !== 200 || !anchor) continue;
    const target = await crawl.page(url.pathname);
    if (!target.document.getElementById(anchor)) faults.push(`${address}: no such anchor`);
  }
  return faults;
}

/** Pictures without alternative text, and repeated ids. */
export function markupFaults({ document }: Page): string[] {
  const nameless = [
    ...document.querySelectorAll('img:not([alt])'),
    ...document.querySelectorAll(
      'svg[role=img]:not([aria-label]):not([aria-labelledby]):not(:has(> title))',
    ),
  ];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  return [
    ...nameless.map((node) => `no alternative text: ${node.outerHTML.slice(0, 80)}`),
    ...twice.map((id) => `id "${id}" is repeated`),
  ];
}
