import type { AnalyticsEvents } from '@site/data-types/analytics';
import { track, useCompany } from '@site/store';
import { useEffect, useRef, useState } from 'react';
import { rememberSearch } from './search-history';

/**
 * Delay between the press and the new tab, milliseconds. Browsers block a tab opened too long after
 * the press. Safari has the shortest limit, one second, and accepts timers set during the press.
 */
const delayMs = 1000;

/** The supplier's page of results. @param searchUrl may have a query of its own */
export function supplierUrl(searchUrl: string, query: string): string {
  const url = new URL(searchUrl);
  url.searchParams.set('q', query);
  return url.href;
}

/**
 * Searches the supplier's site in a new tab that cannot reach this one.
 * @returns `searching` while the tab is about to open, then its address in `opened`
 */
export function useSupplierSearch() {
  const { searchUrl } = useCompany().partsSupplier;
  const [searching, setSearching] = useState(false);
  const [opened, setOpened] = useState<{ query: string; url: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, type: AnalyticsEvents['parts_search']['type']) {
    const query = text.trim();
    if (!query || searching) return;
    const url = supplierUrl(searchUrl, query);
    setSearching(true);
    setOpened(undefined);
    rememberSearch(query);
    track('parts_search', { type });
    timer.current = setTimeout(() => {
      window.open(url, '_blank', 'noopener,noreferrer');
      setSearching(false);
      setOpened({ query, url });
    }, delayMs);
  }

  return { searching, opened, search };
}
