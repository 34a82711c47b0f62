/**
 * Hands the page's address to the device's share menu or, where there is none, to the clipboard.
 * Never rejects: a failure is only logged, and closing the menu is none.
 */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    if (!closed) console.warn('The page could not be shared.', error);
    return 'failed';
  }
}
