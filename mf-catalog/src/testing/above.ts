/** Whether the first element is above the second on the page. */
export const above = (first: Node, second: Node): boolean =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
