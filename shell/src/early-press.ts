/**
 * Takes over the button that was pressed before the page could answer; the document's loader
 * remembers it. Called right before React listens.
 * @returns presses it again, once the page is live
 */
export function takeEarlyPress(): () => void {
  const page = window as { pressed?: HTMLElement | null };
  let { pressed } = page;
  page.pressed = null;
  // What is not in the page any more was for a page that is not shown.
  return () => {
    const button = pressed;
    pressed = null;
    if (button?.isConnected) button.click();
  };
}
