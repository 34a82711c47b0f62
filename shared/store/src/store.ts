import type { Appointment, Coverage } from '@site/data-types/entities';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from './storage';
import { initialState, persistence } from './slices';
import type { DraftSlice, SiteState, UiSlice } from './slices';

/** The one store of the page. Components read it through `useSite`. */
export const siteStore = createStore<SiteState>(initialState);

const names = Object.keys(persistence) as (keyof SiteState)[];

function read<Name extends keyof SiteState>(name: Name): SiteState[Name] {
  const { key, area, version, accept } = persistence[name];
  const unwrap = (stored: unknown) => {
    if (version === undefined) return accept(stored);
    const { v, value } = (stored ?? {}) as { v?: unknown; value?: unknown };
    return v === version ? accept(value) : undefined;
  };
  return readStored(key, initialState()[name], unwrap, area);
}

function write<Name extends keyof SiteState>(name: Name, value: SiteState[Name]): boolean {
  const { key, area, version } = persistence[name];
  return writeStored(key, version === undefined ? value : { v: version, value }, area);
}

/**
 * Takes over what earlier visits left, then keeps what changes. Called once, after hydration:
 * the prerendered document shows the defaults.
 */
export function startPersistence(): () => void {
  siteStore.setState(Object.fromEntries(names.map((name) => [name, read(name)])));
  let taking = false;
  const stop = siteStore.subscribe((state, previous) => {
    // What comes from storage is not written back: a tab of another version may have put it there.
    if (taking) return;
    for (const name of names) if (state[name] !== previous[name]) write(name, state[name]);
  });
  // Another tab has written: its appointments and ZIP are this visitor's, too.
  const onStorage = ({ key }: StorageEvent) => {
    const name = names.find((n) => persistence[n].key === key);
    if (!name) return;
    taking = true;
    siteStore.setState({ [name]: read(name) });
    taking = false;
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Remembers a ZIP and what coverage said of it. @param zip five digits, or fewer while typing */
export function setZip(zip: string, coverage: Coverage | null = null): void {
  siteStore.setState({ visitor: { zip, coverage } });
}

export function updateDraft(change: Partial<DraftSlice>): void {
  siteStore.setState(({ draft }) => ({ draft: { ...draft, ...change } }));
}

export function clearDraft(): void {
  siteStore.setState({ draft: initialState().draft });
}

/**
 * Adds an appointment and writes the list at once, read anew so that two tabs lose nothing.
 * @returns whether the browser has kept it
 */
export function addAppointment(appointment: Appointment): boolean {
  const appointments = [...read('appointments'), appointment];
  siteStore.setState({ appointments });
  return write('appointments', appointments);
}

/** Changes those of this browser's appointments that `which` picks. */
export function updateAppointments(
  which: (appointment: Appointment) => boolean,
  change: Partial<Appointment>,
): boolean {
  const appointments = read('appointments').map((a) => (which(a) ? { ...a, ...change } : a));
  siteStore.setState({ appointments });
  return write('appointments', appointments);
}

export function updateUi(change: Partial<UiSlice>): void {
  siteStore.setState(({ ui }) => ({ ui: { ...ui, ...change } }));
}

/** Back to an empty visit; for tests. */
export function resetStore(): void {
  siteStore.setState(initialState(), true);
}
