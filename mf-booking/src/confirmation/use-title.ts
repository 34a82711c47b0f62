import { useEffect, useLayoutEffect } from 'react';

/**
 * Gives the document another title than its page has.
 * @param title nothing where the page's own stands
 * @param own the page's own, which comes back afterwards
 */
export function useTitle(title: string | undefined, own: string): void {
  // After the shell has named the page that a navigation led to.
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  // Before the shell names the page that the next one leads to.
  useLayoutEffect(() => {
    if (!title) return;
    return () => {
      document.title = own;
    };
  }, [title, own]);
}
