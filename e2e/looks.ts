import type { Page } from 'playwright/test';

/**
 * Runs in the page. How each element is selected by style sheets, with all that are above it: name,
 * classes, states. Colors depend on nothing else, so elements with an equal look have the same.
 */
function looks(): string[] {
  const styled = /^(class|style|role|type|hidden|open|disabled|color|fill|stroke|aria-|data-)/;
  const found = new Set<string>();
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
    const look = shape ? above : `${above}>${[element.localName, ...attributes].join(' ')}`;
    found.add(look);
    for (const child of element.children) walk(child, look);
  };
  walk(document.body, '');
  return [...found];
}

export const looksOn = (page: Page): Promise<string[]> => page.evaluate(looks);
