import { Guard } from '@site/federation';
import { useEffect } from 'react';

import { closeSearch, openSearch, searchFailed, useSearch } from './search-store';

/** Renders the open search. Ctrl-K and ⌘-K open it on every page. */
export function SearchHost() {
  const { status, Search, typed } = useSearch();
  const gone = status === 'gone';

  useEffect(() => {
    // Without a search, leave the keys to the browser, which uses them itself.
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
