/**
 * Lets the link count itself that was pressed before the page came alive, a call or a chat. The
 * page's loader remembers the last press.
 */
export function countEarlyPress(): void {
  const { pressed } = window as { pressed?: Element };
  const link = pressed?.closest('a[href^="tel:"], a[href^="https://wa.me/"]');
  // What is not in the page any more would be followed a second time.
  if (!link?.isConnected) return;
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { capture: true, once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
