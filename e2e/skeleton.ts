import type { Page } from 'playwright/test';

/**
 * Runs in a page. What the rules of accessibility read of a document, without its words: elements in
 * their order with their attributes, whether each has text, and whether ids and names are unique and
 * references lead somewhere. Equal elements in a row count once, since lists differ in length.
 */
function skeleton(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  /** Attributes whose words or numbers differ from page to page; only their presence counts. */
  const free =
    /^(id|for|href|src|srcset|alt|title|content|action|d|points|style|viewbox|datetime)$/;
  const wording = /^(name|value|placeholder|aria-label|aria-description|data-.*)$/;
  const reference = /^(for|list|aria-(labelledby|describedby|controls|owns|details))$/;
  const attribute = ({ name, value }: Attr): string => {
    if (reference.test(name)) {
      const found = value.split(/\s+/).every((id) => page.getElementById(id));
      return `${name}:${found}`;
    }
    const onlyPresence = free.test(name) || wording.test(name);
    return onlyPresence ? `${name}:${value.trim() !== ''}` : `${name}=${value}`;
  };
  const walk = (element: Element): string => {
    if (/^(script|style|link|meta|path|circle|rect|line|polyline|ellipse)$/.test(element.localName))
      return '';
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const inner = [...element.children].map(walk);
    const different = inner.filter((child, i) => child !== inner[i - 1]);
    const own = [element.localName, ...[...element.attributes].map(attribute).sort()].join(' ');
    return `<${own}${hasText ? ' text' : ''}>${different.join('')}</>`;
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
  return `${repeated(ids)} ${repeated(names)} ${walk(page.documentElement)}`;
}

/** Pages with an equal skeleton break the same rules. @param page any; only parses */
export const skeletonOf = (page: Page, html: string): Promise<string> =>
  page.evaluate(skeleton, html);
