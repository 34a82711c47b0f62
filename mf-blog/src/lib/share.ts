/** `closed`: the visitor has changed their mind. */
export type Shared = 'shared' | 'copied' | 'closed' | 'failed';

/**
 * Hands the page's address to the device's share menu or, where there is none or it does not open, to
 * the clipboard. A browser opens the menu for a press that is only seconds old, and a press on a page
 * that is still coming alive may be older. Never rejects.
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
