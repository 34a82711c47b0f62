/**
 * Takes the button that was pressed before hydration; the document's loader has stored it. Call this
 * right before hydration.
 * @returns presses the button again; call it after hydration
 */
export function captureEarlyPress(): () => void {
  const page = window as { pressed?: HTMLElement | null; typed?: string | undefined };
  let { pressed } = page;
  page.pressed = null;
  return () => {
    const button = pressed;
    pressed = null;
    // The loader has set this attribute. React would not remove it.
    button?.removeAttribute('aria-busy');
    // If the button was removed, its page is no longer shown.
    if (button?.isConnected) button.click();
    // The search has read it.
    delete page.typed;
  };
}
