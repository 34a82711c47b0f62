import { getLoader, report } from '@site/federation';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The search of mf-catalog: a dialog that is open as long as it is there. */
type Search = ComponentType<{ onClose: () => void }>;

const id = 'mf-catalog/Search';

interface SearchState {
  /** `gone`: it cannot be had on this page, so nothing offers it any more. */
  status: 'closed' | 'loading' | 'open' | 'gone';
  Search?: Search;
}

const store = createStore<SearchState>(() => ({ status: 'closed' }));

export const useSearch = (): SearchState => useStore(store);

/** Opens the search; its code is asked for the first time somebody does. */
export async function openSearch(): Promise<void> {
  const { status, Search } = store.getState();
  if (status !== 'closed') return;
  if (Search) return store.setState({ status: 'open' });
  store.setState({ status: 'loading' });
  try {
    const module = (await getLoader().load(id)) as { default: Search };
    store.setState({ status: 'open', Search: module.default });
  } catch (error) {
    searchFailed(error);
  }
}

export const closeSearch = (): void => store.setState({ status: 'closed' });

/** Takes the search off the page. */
export function searchFailed(error: unknown): void {
  report(id, error);
  store.setState({ status: 'gone' });
}
