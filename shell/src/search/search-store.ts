import { getLoader, report } from '@site/federation';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The search of mf-catalog: a dialog that is open while it is mounted. */
type Search = ComponentType<{ onClose: () => void; typed?: string }>;

const id = 'mf-catalog/Search';

interface SearchState {
  /** `gone`: it cannot be loaded or threw, so its buttons are hidden. */
  status: 'closed' | 'loading' | 'open' | 'gone';
  Search?: Search;
  /** Text that was typed while it was loading; ends with a line feed after Enter. */
  typed?: string;
}

const store = createStore<SearchState>(() => ({ status: 'closed' }));

export const useSearch = (): SearchState => useStore(store);

/** Opens the search; loads its code the first time. */
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

/** Collects letters that are typed while the search loads. @returns stops and returns the text */
function listenForLetters(): () => string {
  // The document's loader has collected letters before hydration.
  let { typed = '' } = window as { typed?: string };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key === 'Enter') typed += '\n';
    else if (key.length === 1) typed += key;
    else return;
    // The button still has focus, so a space or Enter would press it again.
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    return typed;
  };
}

export const closeSearch = (): void => store.setState({ status: 'closed' });

/** Removes the search from the page. */
export function searchFailed(error: unknown): void {
  report(id, error);
  store.setState({ status: 'gone' });
}
