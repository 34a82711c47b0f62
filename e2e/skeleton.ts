import type { Page } from 'playwright/test';

/**
 * Runs in the page. Its elements with all that style sheets select by: names, classes, states. Text
 * is left out, and a run of equal siblings counts as two.
 */
function skeleton(): string {
  const styled = /^(class|style|role|type|hidden|open|disabled|fill|stroke|aria-|data-)/;
  // Their values name other elements or are words.
  const named = /^aria-(label|labelledby|describedby|controls|details|owns)$/;
  const of = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => styled.test(name))
      .map(({ name, value }) => (named.test(name) ? name : `${name}=${value}`));
    const text = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const children = [...element.children].map(of);
    const distinct = children.filter((child, i) =>
      [children[i - 1], children[i - 2]].some((before) => before !== child),
    );
    return `<${[element.localName, ...attributes].join(' ')}>${text ? '…' : ''}${distinct.join('')}</>`;
  };
  return of(document.body);
}

/** Pages with an equal skeleton look alike, apart from their text. */
export const skeletonOf = (page: Page): Promise<string> => page.evaluate(skeleton);
