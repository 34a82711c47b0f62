type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxesOf = (selector: string): Box[] =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

/** Whether the visitor is busy: a form is in view or in use, or a dialog or menu is open. */
export function isBusy(): boolean {
  const view = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  return (
    boxesOf('main form').some((form) => overlap(form, view)) ||
    document.querySelector('dialog[open], [role="dialog"], header details[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}

/** Whether an element covers a form, the page's closing call or the footer. */
export function isInTheWay(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return boxesOf('main form, [data-closing-call], footer').some((box) => overlap(box, own));
}
