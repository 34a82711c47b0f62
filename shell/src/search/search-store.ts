import { getLoader, report } from '@site/federation';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The search of mf-catalog: a dialog that is open as long as it is there. */
type Search = ComponentType<{ onClose: () => void; typed?: string }>;

const id = 'mf-catalog/Search';

interface SearchState {
  /** `gone`: it cannot be had on this page, so nothing offers it any more. */
  status: 'closed' | 'loading' | 'open' | 'gone';
  Search?: Search;
  /** What was typed while it was on its way. */
  typed?: string;
}

const store = createStore<SearchState>(() => ({ status: 'closed' }));

export const useSearch = (): SearchState => useStore(store);

/** Opens the search; its code is asked for the first time somebody does. */
export async function openSearch(): Promise<void> {
  const { status, Search } = store.getState();
  if (status !== 'closed') return;
  if (Search) return store.setState({ status: 'open', typed: '' });
  store.setState({ status: 'loading' });
  const typed = listenForLetters();
  try {
    const module = (await getLoader().load(id)) as { default: Search };
    store.setState({ status: 'open', Search: module.default, typed: typed() });
  } catch (error) {
    typed();
    searchFailed(error);
  }
}

/** Nobody waits for a box before typing. @returns ends the listening and gives what was typed */
function listenForLetters(): () => string {
  // The document's loader has listened before the page was live.
  let { typed = '' } = window as { typed?: string };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    // The button that was pressed still has focus; a space would press it again.
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    return typed;
  };
}

export const closeSearch = (): void => store.setState({ status: 'closed' });

/** Takes the search off the page. */
export function searchFailed(error: unknown): void {
  report(id, error);
  store.setState({ status: 'gone' });
}
