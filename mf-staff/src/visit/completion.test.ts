import { againstEstimate, amountOf, completionOf, mistakesOf } from './completion';

const fields = { model: '', serial: '', labor: 'Belt', parts: '', cost: '', notes: '' };
const estimate = {
  ...{ appliance: 'dryer', issue: 'noise', accuracy: 90, breakdown: [], calculatedAt: '' },
  priceRange: { min: 100, max: 200 },
};

test.each([
  ['240', 240],
  ['$1,240.50', 1240.5],
  ['', undefined],
  ['about 200', undefined],
  ['1.234', undefined],
])('the amount of “%s”', (cost, amount) => expect(amountOf(cost)).toBe(amount));

test('labor is needed, and a cost must be an amount', () => {
  expect(mistakesOf(fields)).toEqual({});
  expect(mistakesOf({ ...fields, labor: ' ', cost: 'much' })).toEqual({
    labor: 'Please say what was done',
    cost: 'An amount in dollars, e.g. 240 or 240.50',
  });
});

test('answers that were left out are not sent', () => {
  expect(completionOf(fields, 'Maria')).toEqual({
    technicianName: 'Maria',
    laborDescription: 'Belt',
  });
  expect(completionOf({ ...fields, serial: '9K' }, 'Maria').applianceModel).toBe('serial 9K');
});

test('the cost is compared with what the customer was told', () => {
  const said = (cost: string, isWarranty = false) => againstEstimate(cost, estimate, isWarranty);
  expect(said('')).toBe('The estimate is $100 - $200.');
  expect(said('150')).toMatch(/This is within it\.$/);
  expect(said('90')).toMatch(/\$10 below it\.$/);
  expect(said('230')).toMatch(/\$30 above it/);
  expect(said('50', true)).toMatch(/under warranty/);
  expect(againstEstimate('50', null, false)).toBeUndefined();
});
