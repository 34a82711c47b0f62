import type { Page } from 'playwright/test';

/**
 * Runs in a page. What the rules of accessibility read of a document, without its words: elements
 * with their attributes, whether each has text, the steps between levels of headings, whether ids
 * and names are unique and references lead somewhere. Equal siblings count once, since lists differ
 * in length; in a drawing, neither order nor places count.
 * @param html of a document that is not shown; null for the one that is
 */
function skeleton(html: string | null): string {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  /** Attributes of which only the presence counts: their words and numbers differ on every page. */
  const free =
    /^(id|href|src|srcset|alt|title|content|action|name|value|placeholder|datetime|style|aria-label|data-.*|viewbox|width|height|transform|[dcr]?[xy]\d?|r)$/;
  const reference = /^(for|list|aria-(labelledby|describedby|controls|owns|details))$/;
  const attribute = ({ name, value }: Attr): string => {
    if (reference.test(name))
      return `${name}:${value.split(/\s+/).every((id) => page.getElementById(id))}`;
    return free.test(name.toLowerCase()) ? `${name}:${value.trim() !== ''}` : `${name}=${value}`;
  };
  const unseen = /^(script|style|link|meta|path|circle|rect|line|polyline|ellipse)$/;
  const walk = (element: Element): string[] => {
    if (unseen.test(element.localName)) return [];
    const inner = [...new Set([...element.children].flatMap(walk))];
    const attributes = [...element.attributes].map(attribute).sort();
    // It only moves or colors shapes.
    if (element.localName === 'g' && !/role|aria-/.test(attributes.join(' '))) return inner;
    if (element.closest('svg')) inner.sort();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const own = [element.localName, ...attributes, hasText ? 'text' : ''].join(' ');
    return [`<${own}>${inner.join('')}</>`];
  };
  const repeated = (values: string[]): number => values.length - new Set(values).size;
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const names = [...page.querySelectorAll('nav, section, aside, form, [role]')].flatMap(
    (element) => {
      const id = element.getAttribute('aria-labelledby');
      const name = id ? page.getElementById(id)?.textContent : element.getAttribute('aria-label');
      return name ? [`${element.localName} ${element.getAttribute('role')} ${name}`] : [];
    },
  );
  const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((h) => h.localName);
  const steps = new Set(levels.map((level, i) => `${levels[i - 1]}-${level}`));
  return [repeated(ids), repeated(names), ...[...steps].sort(), ...walk(page.documentElement)].join(
    ' ',
  );
}

/** Pages with an equal skeleton break the same rules. @param page any; only parses */
export const skeletonOf = (page: Page, html: string): Promise<string> =>
  page.evaluate(skeleton, html);

export const skeletonOn = (page: Page): Promise<string> => page.evaluate(skeleton, null);
