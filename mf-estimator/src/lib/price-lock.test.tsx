import type { Appointment } from '@site/data-types/entities';
import { preparePage } from '@site/federation/testing';
import { siteStore } from '@site/store';
import {
  bookedEstimate,
  formatTimeLeft,
  heldEstimates,
  holdEstimate,
  timeLeft,
} from './price-lock';
import { quoteFor } from './quote';

const key = 'site.estimates';
const hour = 3_600_000;
const start = Date.parse('2026-11-21T21:40:30.000Z');

beforeEach(() => {
  localStorage.clear();
  preparePage();
  jest.useFakeTimers({ now: start });
  (window as { dataLayer?: object[] }).dataLayer = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const events = () => (window as { dataLayer?: object[] }).dataLayer;

test('an estimate puts figures, breakdown and time into the draft, and is counted once', () => {
  const estimate = holdEstimate('dryer', 'not-heating');
  const { breakdown } = quoteFor('dryer', 'not-heating');
  expect(estimate).toEqual({
    appliance: 'Dryer',
    issue: 'Not Heating',
    priceRange: { min: 170, max: 332 },
    accuracy: 91,
    breakdown,
    calculatedAt: '2026-11-21T21:40:30.000Z',
  });
  expect(siteStore.getState().draft).toMatchObject({
    appliance: 'dryer',
    issue: 'not-heating',
    estimate,
  });
  holdEstimate('dryer', 'not-heating');
  expect(events()).toEqual([
    { event: 'estimate', appliance: 'dryer', issue: 'not-heating', min: 170, max: 332 },
  ]);
});

test('a booked estimate is not drafted again, or Back would begin a second booking', () => {
  const estimate = holdEstimate('dryer', 'not-heating');
  siteStore.setState({
    appointments: [{ id: 'APT-000001', name: 'Ada', estimate } as Appointment],
    draft: { ...siteStore.getState().draft, appliance: '', issue: '', estimate: null },
  });
  expect(holdEstimate('dryer', 'not-heating')).toEqual(estimate);
  expect(siteStore.getState().draft).toMatchObject({ appliance: '', estimate: null });
  expect(bookedEstimate(siteStore.getState().appointments, 'dryer', 'not-heating')).toBe(estimate);
  expect(bookedEstimate(siteStore.getState().appointments, 'dryer', 'overheating')).toBeUndefined();
  holdEstimate('dryer', 'overheating');
  expect(siteStore.getState().draft.appliance).toBe('dryer');
});

test('within 24 hours the price stays the same, even if the price list has changed', () => {
  holdEstimate('dryer', 'not-heating');
  const stored = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, stored.replace('"min":170,"max":332', '"min":150,"max":300'));
  preparePage();
  jest.setSystemTime(start + 23 * hour);
  const held = holdEstimate('dryer', 'not-heating');
  expect(held.priceRange).toEqual({ min: 150, max: 300 });
  expect(formatTimeLeft(timeLeft(held, Date.now()))).toBe('1 h');
});

test('after 24 hours the price is calculated again', () => {
  holdEstimate('dryer', 'not-heating');
  jest.setSystemTime(start + 24 * hour);
  expect(heldEstimates()).toEqual([]);
  expect(holdEstimate('dryer', 'not-heating').calculatedAt).toBe('2026-11-22T21:40:30.000Z');
});

test('the five newest are stored, each once, newest first', () => {
  const issues = ['not-draining', 'leaking', 'loud-noise', 'wont-start', 'not-cleaning'];
  for (const issue of [...issues, 'leaking']) holdEstimate('dishwasher', issue);
  holdEstimate('dryer', 'wont-start');
  expect(heldEstimates().map(({ issue }) => issue)).toEqual([
    'wont-start',
    'not-cleaning',
    'wont-start',
    'loud-noise',
    'leaking',
  ]);
});

test.each([
  ['no JSON', 'oops'],
  ['another shape', '[]'],
  ['a later version', '{"v":2,"value":[]}'],
  ['a broken entry', '{"v":1,"value":[null,{"appliance":"dryer","issue":"x","estimate":{}}]}'],
])('%s in the storage is passed over', (_what, text) => {
  jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem(key, text);
  expect(heldEstimates()).toEqual([]);
});

test('a future or invalid time holds no price', () => {
  const estimate = holdEstimate('dryer', 'not-heating');
  jest.setSystemTime(start - hour);
  expect(heldEstimates()).toEqual([]);
  expect(timeLeft({ ...estimate, calculatedAt: 'yesterday' }, start)).toBe(0);
});

test('with blocked storage the price is held for the visit', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const first = holdEstimate('dryer', 'not-heating');
  jest.setSystemTime(start + hour);
  expect(holdEstimate('dryer', 'not-heating')).toEqual(first);
});

test.each([
  [24 * hour, '24 h'],
  [23 * hour + 59 * 60_000 + 1, '24 h'],
  [23 * hour + 4 * 60_000 + 1, '23 h 5 min'],
  [5 * 60_000, '5 min'],
  [1, '1 min'],
  [0, '0 min'],
])('%i ms are written as %s', (ms, words) => {
  expect(formatTimeLeft(ms)).toBe(words);
});
