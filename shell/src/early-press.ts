/**
 * Takes over the button that was pressed before the page could answer; the document's loader
 * remembers it. Called right before React listens.
 * @returns presses it again, once the page is live
 */
export function takeEarlyPress(): () => void {
  const page = window as { pressed?: HTMLElement | null; typed?: string | undefined };
  let { pressed } = page;
  page.pressed = null;
  return () => {
    const button = pressed;
    pressed = null;
    // The loader's mark of the press; React does not know it and would leave it there.
    button?.removeAttribute('aria-busy');
    // What is not in the page any more was for a page that is not shown.
    if (button?.isConnected) button.click();
    // The search has taken it.
    delete page.typed;
  };
}
