/** `closed`: the visitor canceled. */
export type Shared = 'shared' | 'copied' | 'closed' | 'failed';

/**
 * Opens the device's share menu, or copies the address if the menu does not open. Browsers open the
 * menu only within seconds of a press, and a press during hydration may be older. Never rejects.
 */
export async function sharePage(title: string): Promise<Shared> {
  const url = location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
      console.warn('The page could not be shared.', error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.warn("The page's address could not be copied.", error);
    return 'failed';
  }
}
