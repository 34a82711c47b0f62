import type { Page } from 'playwright/test';

/**
 * Runs in a page. How each element of a document is selected by style sheets, with all that are above
 * it: name, classes, states. Colors depend on nothing else, so elements with an equal look have the
 * same.
 * @param html of a document that is not shown; null for the one that is, whose elements are preserved for
 *   axe
 */
function looks(html: string | null): string[] {
  const styled = /^(class|style|role|type|hidden|open|disabled|color|fill|stroke|aria-|data-)/;
  const states = [
    ':checked',
    ':disabled',
    ':focus',
    'label:has(:checked, :disabled)',
    ':has([aria-pressed=true])',
  ];
  const found = new Map<string, Element[]>();
  const walk = (element: Element, above: string): void => {
    const attributes = [...element.attributes]
      .filter(({ name }) => styled.test(name))
      // Other values of such attributes are words, numbers and names of elements.
      .map(({ name, value }) =>
        /^(aria|data)-/.test(name) && !/^[a-z]*$/.test(value) ? name : `${name}=${value}`,
      );
    // The shapes of a drawing have no text.
    const shape =
      element.namespaceURI?.endsWith('/svg') && !/^(svg|a|text)$/.test(element.localName);
    // An empty element has nothing to read yet.
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const own = [
      element.localName,
      ...attributes,
      ...states.filter((each) => element.matches(each)),
      ...(hasText ? ['text'] : []),
    ];
    const look = shape ? above : `${above}>${own.join(' ')}`;
    const equal = found.get(look);
    if (equal) equal.push(element);
    else found.set(look, [element]);
    for (const child of element.children) walk(child, look);
  };
  const shown = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  walk(shown.body, '');
  if (html === null) Object.assign(window, { looks: found });
  return [...found.keys()];
}

/** @param page any; only parses */
export const looksOf = (page: Page, html: string): Promise<string[]> => page.evaluate(looks, html);

export const looksOn = (page: Page): Promise<string[]> => page.evaluate(looks, null);
