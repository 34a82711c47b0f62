import {
  addAppointment,
  resetStore,
  sliceVersions,
  siteStore,
  startPersistence,
  updateAppointments,
  updateDraft,
  updateUi,
} from './index';
import type { DraftSlice } from './index';
import { initialState, persistence } from './slices';

/*
 * A released part may run with a store one version older or newer than its own, and with stored data
 * of either version. In the first block today's store is the older one, in the second the newer one.
 */

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetStore();
});
afterEach(() => stop());

const keep = (key: string, value: object) =>
  sessionStorage.setItem(key, JSON.stringify({ v: 1, value }));
const stored = (key: string) =>
  (JSON.parse(sessionStorage.getItem(key) ?? 'null') as { value: Record<string, unknown> }).value;

describe('a newer version has added a field', () => {
  const newer = { ...initialState().draft, brand: 'LG', floor: 'second' };

  test('its stored data is read, and a change keeps the added field', () => {
    keep('site.draft', newer);
    stop = startPersistence();
    expect(siteStore.getState().draft.brand).toBe('LG');
    updateDraft({ appliance: 'Dryer' });
    expect(stored('site.draft')).toEqual({ ...newer, appliance: 'Dryer' });
  });

  test('a part built for it can write and read its field in today’s store', () => {
    stop = startPersistence();
    updateDraft({ floor: 'second' } as Partial<DraftSlice>);
    updateDraft({ brand: 'LG' });
    expect(siteStore.getState().draft).toMatchObject({ brand: 'LG', floor: 'second' });
    expect(stored('site.draft')).toMatchObject({ brand: 'LG', floor: 'second' });
    stop();
    resetStore();
    stop = startPersistence();
    expect(siteStore.getState().draft).toMatchObject({ floor: 'second' });
  });

  test('an appointment with more fields keeps them', () => {
    const appointment = { id: 'APT-1', name: 'Ada', floor: 'second' };
    localStorage.setItem('appointments', JSON.stringify([appointment]));
    stop = startPersistence();
    updateAppointments(({ id }) => id === 'APT-1', { state: 'done' });
    expect(JSON.parse(localStorage.getItem('appointments') ?? '')).toEqual([
      { ...appointment, state: 'done' },
    ]);
  });
});

describe('an older version lacks a field', () => {
  test.each(Object.keys(initialState().draft))('"%s" of the draft gets its default', (name) => {
    const { [name]: _, ...older } = {
      ...initialState().draft,
      appliance: 'Dryer',
      brand: 'LG',
    } as Record<string, unknown>;
    keep('site.draft', older);
    stop = startPersistence();
    const defaults = initialState().draft as unknown as Record<string, unknown>;
    expect(siteStore.getState().draft).toEqual({ ...older, [name]: defaults[name] });
  });

  test('a part built for it changes its own fields and keeps the others', () => {
    keep('site.ui', { popupShown: true });
    stop = startPersistence();
    updateUi({ popupShown: false });
    expect(stored('site.ui')).toEqual({ popupShown: false, chatDismissed: false, news: null });
  });

  test('an appointment with fewer fields is stored', () => {
    localStorage.setItem('appointments', '[{"id":"APT-1","name":"Ada"}]');
    stop = startPersistence();
    addAppointment({ id: 'APT-2', name: 'Bo' } as Parameters<typeof addAppointment>[0]);
    expect(siteStore.getState().appointments.map(({ id }) => id)).toEqual(['APT-1', 'APT-2']);
  });
});

test('a release lists the version of every slice, which is also the version in storage', () => {
  const { appointments: _, ...versioned } = sliceVersions;
  expect(sliceVersions).toEqual({ visitor: 1, draft: 1, appointments: 1, ui: 1 });
  for (const [name, version] of Object.entries(versioned)) {
    expect(persistence[name as keyof typeof persistence].version).toBe(version);
  }
});
