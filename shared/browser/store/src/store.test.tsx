import { act, render, screen } from '@testing-library/react';
import {
  addAppointment,
  readStored,
  resetStore,
  setZip,
  siteStore,
  startPersistence,
  updateDraft,
  useSite,
  writeStored,
} from './index';

const appointment = {
  id: 'APT-123456',
  name: 'Ada',
  phone: '7135550100',
  email: 'ada@example.com',
  address: '1 Main St',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not heating',
  description: '',
  preferredDate: '2026-12-01',
  preferredTime: '8-10 AM',
  state: 'requested' as const,
  createdAt: '2026-11-21T12:00:00.000Z',
};

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetStore();
});
afterEach(() => {
  stop();
  stop = () => {};
  jest.restoreAllMocks();
});

test('ZIP and draft survive a reload; the draft is stored for the tab only', () => {
  stop = startPersistence();
  setZip('77002');
  updateDraft({ appliance: 'dryer' });
  stop();
  resetStore();
  expect(siteStore.getState().visitor.zip).toBe('');
  stop = startPersistence();
  expect(siteStore.getState().visitor.zip).toBe('77002');
  expect(siteStore.getState().draft.appliance).toBe('dryer');
  expect(localStorage.getItem('site.draft')).toBeNull();
});

test('the key "appointments" holds a plain array', () => {
  stop = startPersistence();
  expect(addAppointment(appointment)).toBe(true);
  expect(JSON.parse(localStorage.getItem('appointments') ?? '')).toEqual([appointment]);
});

test('an appointment written by another tab is stored when this one adds its own', () => {
  stop = startPersistence();
  localStorage.setItem('appointments', JSON.stringify([{ ...appointment, id: 'APT-000001' }]));
  addAppointment(appointment);
  expect(siteStore.getState().appointments.map((a) => a.id)).toEqual(['APT-000001', 'APT-123456']);
});

test.each(['{', '[1, null]', '{"v":1,"value":{"zip":5}}', '{"v":9,"value":{"zip":"77002"}}', '7'])(
  'unusable storage %s falls back to defaults',
  (text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('site.visitor', text);
    localStorage.setItem('appointments', text);
    stop = startPersistence();
    expect(siteStore.getState().visitor.zip).toBe('');
    expect(siteStore.getState().appointments).toEqual([]);
  },
);

test('a change in another tab is read and not written back', () => {
  stop = startPersistence();
  const newer = '{"v":1,"value":{"zip":"77449","coverage":null,"floor":3}}';
  localStorage.setItem('site.visitor', newer);
  window.dispatchEvent(new StorageEvent('storage', { key: 'site.visitor' }));
  expect(siteStore.getState().visitor.zip).toBe('77449');
  expect(localStorage.getItem('site.visitor')).toBe(newer);
});

test('stored data of an unknown version is ignored and not overwritten', () => {
  const unknown = '{"v":9,"value":{"zip":"77449"}}';
  localStorage.setItem('site.visitor', unknown);
  stop = startPersistence();
  window.dispatchEvent(new StorageEvent('storage', { key: 'site.visitor' }));
  expect(siteStore.getState().visitor.zip).toBe('');
  expect(localStorage.getItem('site.visitor')).toBe(unknown);
});

test('storage that throws is treated as absent', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('x', 1)).toBe(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readStored('x', 7, () => 8)).toBe(7);
});

test('a component reads one value and renders again when it changes', () => {
  const Zip = () => <p>{useSite((s) => s.visitor.zip) || 'none'}</p>;
  render(<Zip />);
  expect(screen.getByText('none')).toBeVisible();
  act(() => setZip('77449'));
  expect(screen.getByText('77449')).toBeVisible();
});
