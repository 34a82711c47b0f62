import { useEffect, useLayoutEffect } from 'react';

/**
 * Replaces the document's title while the page shows something else.
 * @param title absent if the page's own title is right
 * @param own the page's own title, restored afterwards
 */
export function useTitle(title: string | undefined, own: string): void {
  // An effect, because the shell sets the page's own title first.
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  // A layout effect, so that this title is restored before the shell sets the next page's.
  useLayoutEffect(() => {
    if (!title) return;
    return () => {
      document.title = own;
    };
  }, [title, own]);
}
