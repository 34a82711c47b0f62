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
 * Loads what earlier visits stored, then stores each change. Call it once, after hydration, because
 * the prerendered document shows the defaults.
 */
export function startPersistence(): () => void {
  siteStore.setState(Object.fromEntries(names.map((name) => [name, read(name)])));
  let readingStorage = false;
  const stop = siteStore.subscribe((state, previous) => {
    // Don't write a read value back: a tab with another version of the store may have written it.
    if (readingStorage) return;
    for (const name of names) if (state[name] !== previous[name]) write(name, state[name]);
  });
  // Another tab has written. It belongs to the same visitor, so its data applies here as well.
  const onStorage = ({ key }: StorageEvent) => {
    const name = names.find((n) => persistence[n].key === key);
    if (!name) return;
    readingStorage = true;
    siteStore.setState({ [name]: read(name) });
    readingStorage = false;
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Stores a ZIP and its coverage. @param zip five digits, or fewer while typing */
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
 * Adds an appointment and writes the list at once. Reads the stored list first, or two tabs would
 * overwrite each other's appointments.
 * @returns whether the browser has stored it
 */
export function addAppointment(appointment: Appointment): boolean {
  const appointments = [...read('appointments'), appointment];
  siteStore.setState({ appointments });
  return write('appointments', appointments);
}

/** Changes those of this browser's appointments that `which` accepts. */
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

/** Resets to an empty visit; for tests. */
export function resetStore(): void {
  siteStore.setState(initialState(), true);
}
