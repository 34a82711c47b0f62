import type { EstimateSummary } from '@site/data-types/entities';
import { applianceAnswers, estimateFor, readPrefill } from './prefill';

test.each([
  ['washing-machine', 'not-draining', 'Washing Machine', 'Not Draining', ''],
  ['Washing Machine', 'Not Draining', 'Washing Machine', 'Not Draining', ''],
  ['dryer', "Won't Start", 'Dryer', "Won't Start", ''],
  ['dryer', 'wont-start', 'Dryer', "Won't Start", ''],
  ['dryer', 'dryer-not-heating', 'Dryer', 'Not Heating', ''],
  ['Dryer', 'Dryer Not Heating', 'Dryer', 'Not Heating', ''],
  ['refrigerator', 'gas-smell', 'Refrigerator', 'other', 'Gas Smell'],
  ['dishwasher', '', 'Dishwasher', '', ''],
  ['oven', 'not-heating', 'Oven/Range', 'Not Heating', ''],
  ['range', 'oven-not-heating', 'Oven/Range', 'Oven Not Heating', ''],
  ['Oven/Range', '', 'Oven/Range', '', ''],
  ['microwave', 'microwave-sparking', 'Microwave', 'Sparking', ''],
  ['garbage-disposal', 'slow-draining', 'Garbage Disposal', 'Slow Draining', ''],
  ['downdraft', 'weak-suction', 'Other', 'Downdraft: Weak Suction', ''],
  ['downdraft', '', 'Other', 'Downdraft', ''],
  ['hot-tub', '', 'Other', 'Hot Tub', ''],
  ['other', 'beeps', 'Other', 'Beeps', ''],
  ['', 'leaking', '', '', ''],
])('appliance %p and issue %p', (name, fault, appliance, issue, otherIssue) => {
  expect(applianceAnswers(name, fault)).toEqual({ appliance, issue, otherIssue });
});

test('the page address fills a field with at most one line of text', () => {
  const { issue } = applianceAnswers('downdraft', `a\n\u202eb\u0000${'x'.repeat(900)}`);
  expect(issue).toMatch(/^Downdraft: a b x+$/);
  expect(issue.length).toBeLessThanOrEqual(300);
});

test.each([
  ['zip=77002', '77002'],
  ['zip=7700', ''],
  ['zip=77002%20now', ''],
  ['', ''],
])('the ZIP of %p is %p', (search, zip) => {
  expect(readPrefill(new URLSearchParams(search)).zip).toBe(zip);
});

const estimate: EstimateSummary = {
  appliance: 'washing-machine',
  issue: 'not-draining',
  priceRange: { min: 162, max: 315 },
  accuracy: 92,
  breakdown: [{ label: 'Labor', min: 162, max: 315 }],
  calculatedAt: '2026-11-21T12:00:00.000Z',
};

test('an estimate is used only for the appliance and issue it was made for', () => {
  const washer = { appliance: 'Washing Machine', issue: 'Not Draining', otherIssue: '' };
  expect(estimateFor(estimate, washer)).toBe(estimate);
  expect(estimateFor(estimate, { ...washer, issue: 'Leaking' })).toBeUndefined();
  expect(estimateFor(estimate, { ...washer, appliance: 'Dishwasher' })).toBeUndefined();
  expect(estimateFor(null, washer)).toBeUndefined();
});
