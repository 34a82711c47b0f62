import { Guard } from '@site/federation';
import { useEffect } from 'react';

import { closeSearch, openSearch, searchFailed, useSearch } from './search-store';

/** Where the open search stands. Ctrl-K and ⌘-K open it from anywhere. */
export function SearchHost() {
  const { status, Search, typed } = useSearch();
  const gone = status === 'gone';

  useEffect(() => {
    // The browser has its own use for the keys; it keeps them where there is no search.
    if (gone) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      void openSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [gone]);

  if (status !== 'open' || !Search) return null;
  return (
    <Guard onError={searchFailed}>
      <Search onClose={closeSearch} typed={typed} />
    </Guard>
  );
}
