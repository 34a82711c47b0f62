import { presetIssues } from '@site/data-types/booking-lists';
import { applianceNames } from '@site/data-types/entities';
import { applianceOptions } from '../data/appliances';
import { faults } from '../data/faults/faults';
import { boundsOf, priceTable } from '../data/prices';
import { competitorPrice, diagnosticVisit, findFault, isAppliance, quoteFor } from './quote';

/** Every fault of the calculator, as addresses write it, and some that it does not have. */
const known = Object.entries(faults).flatMap(([appliance, of]) =>
  Object.keys(of).map((issue): [string, string] => [appliance, issue]),
);
const unknown: [string, string][] = [
  ['dryer', 'eats_socks'],
  ['time-machine', 'not-draining'],
  ['constructor', 'toString'],
];

test('all twelve appliances have about five faults, each with a price', () => {
  const { downdraft: _withoutAnswer, ...offered } = priceTable;
  expect(applianceOptions.map(({ value }) => value).sort()).toEqual(Object.keys(offered).sort());
  expect(applianceOptions).toHaveLength(12);
  for (const [appliance, of] of Object.entries(faults)) {
    expect(Object.keys(of)).toEqual(Object.keys(priceTable[appliance as keyof typeof faults]));
    expect(Object.keys(of).length).toBeGreaterThanOrEqual(5);
  }
});

test.each([...known, ...unknown])('the price of %s, %s holds every rule', (appliance, issue) => {
  const { priceRange, breakdown, accuracy, reasons } = quoteFor(appliance, issue);
  const { min, max } = priceRange;
  expect(min).toBeLessThan(max);
  const competitor = competitorPrice(priceRange);
  expect(competitor.min).toBeGreaterThan(min);
  expect(competitor.max).toBeGreaterThan(max);
  expect(breakdown.map(({ label }) => label)).toEqual(['Diagnostic visit', 'Labor', 'Parts']);
  for (const line of breakdown) {
    expect(line.min).toBeGreaterThanOrEqual(0);
    expect(line.max).toBeGreaterThanOrEqual(line.min);
  }
  expect(breakdown.reduce((sum, line) => sum + line.min, 0)).toBe(min);
  expect(breakdown.reduce((sum, line) => sum + line.max, 0)).toBe(max);
  expect(breakdown[0]).toMatchObject({ min: diagnosticVisit, max: diagnosticVisit });
  expect(accuracy).toBeGreaterThanOrEqual(85);
  expect(accuracy).toBeLessThanOrEqual(95);
  // The reasons complete the sentence "it is $162 when …".
  for (const reason of [reasons.low, reasons.high]) expect(reason).toMatch(/^[^A-Z].*[^.]$/);
});

test.each([
  ['washing-machine', 'not-draining', 162, 315, 92],
  ['stove', 'burner-not-working', 153, 306, 92],
  ['stove', 'gas-smell', 170, 340, 88],
  ['range', 'oven-not-heating', 238, 476, 88],
  ['microwave', 'door-not-closing', 136, 255, 92],
  ['cooktop', 'glass-top-cracked', 340, 680, 88],
])('%s %s costs what the business has published', (appliance, issue, min, max, accuracy) => {
  expect(quoteFor(appliance, issue)).toMatchObject({ priceRange: { min, max }, accuracy });
});

test.each([
  ['washing-machine', 145, 425],
  ['dryer', 162, 476],
  ['refrigerator', 187, 595],
  ['cooktop', 145, 680],
] as const)('repairs of a %s lie between %i and %i dollars', (appliance, min, max) => {
  expect(boundsOf(appliance)).toEqual({ min, max });
});

test('an unknown repair gets the generic estimate under readable names', () => {
  expect(quoteFor('time-machine', 'lost_in-time')).toMatchObject({
    appliance: 'Time Machine',
    issue: 'Lost In Time',
    priceRange: { min: 150, max: 350 },
    accuracy: 85,
  });
});

test.each(known)('the names of %s, %s read like their addresses', (appliance, issue) => {
  const quote = quoteFor(appliance, issue);
  const slug = (name: string) =>
    name
      .toLowerCase()
      .replace(/'/g, '')
      .replace(/[^a-z]+/g, '-');
  expect([slug(quote.appliance), slug(quote.issue)]).toEqual([appliance, issue]);
});

test('the booking form lists the faults of the calculator first, under the same names', () => {
  for (const slug of ['washing-machine', 'dryer', 'refrigerator', 'dishwasher'] as const) {
    const labels = Object.values(faults[slug]).map(({ label }) => label);
    expect(presetIssues(applianceNames[slug]).slice(0, labels.length)).toEqual(labels);
  }
});

test('competitors ask 1.3 times as much, rounded to the dollar', () => {
  expect(competitorPrice({ min: 162, max: 315 })).toEqual({ min: 211, max: 410 });
});

test('names of object properties are not appliances or faults', () => {
  expect(isAppliance('constructor')).toBe(false);
  expect(isAppliance('dryer')).toBe(true);
  expect(findFault('dryer', 'toString')).toBeUndefined();
});

test.each([
  ['garbage-disposal', 'slow-draining', 'Medium', 'Easy'],
  ['garbage-disposal', 'electrical-issues', 'High', 'Medium'],
  ['garbage-disposal', 'blade-problems', 'Medium', 'Medium'],
  ['garbage-disposal', 'humming-not-working', 'Medium', 'Medium'],
  ['trash-compactor', 'motor-issues', 'High', 'Hard'],
  ['trash-compactor', 'overheating', 'High', 'Medium'],
  ['cooktop', 'electrical-issues', 'High', 'Medium'],
  ['stove', 'gas-smell', 'Critical', 'Hard'],
] as const)('%s %s is of %s urgency and %s to repair', (appliance, issue, urgency, difficulty) => {
  expect(findFault(appliance, issue)).toMatchObject({ urgency, difficulty });
});
