import {
  againstEstimate,
  amountOf,
  billOf,
  completionOf,
  fieldsOf,
  linesOf,
  mistakesOf,
  usualDate,
} from './completion';

const today = '2026-11-22';
const days = { requested: '2026-11-20', today };
const fields = {
  ...{ model: '', serial: '', labor: 'Belt', paid: '', cost: '', date: today, notes: '' },
};
const estimate = {
  ...{
    appliance: 'dryer',
    issue: 'noise',
    accuracy: 90,
    breakdown: [],
    calculatedAt: '',
    checked: true,
  },
  priceRange: { min: 100, max: 200 },
};

test.each([
  ['240', 240],
  ['$1,240.50', 1240.5],
  ['', undefined],
  ['about 200', undefined],
  ['1.234', undefined],
  ['240,50', undefined],
  ['24,0', undefined],
  ['1,240.50', 1240.5],
])('the amount of “%s”', (cost, amount) => expect(amountOf(cost)).toBe(amount));

test('labor is needed, and a cost must be an amount', () => {
  expect(mistakesOf(fields, days)).toEqual({});
  expect(mistakesOf({ ...fields, labor: ' ', cost: 'much' }, days)).toEqual({
    labor: 'Please say what was done',
    cost: 'An amount in dollars, e.g. 240 or 240.50',
  });
});

test('the day is between the request and today', () => {
  const dateOf = (date: string) => mistakesOf({ ...fields, date }, days).date;
  expect(dateOf('2026-11-20')).toBeUndefined();
  expect(dateOf('2025-11-22')).toBe('The visit was requested later, on November 20, 2026');
  expect(dateOf('2026-11-23')).toBe('The job cannot be done after today');
  expect(dateOf('')).toBe('Please choose the day');
});

test('answers that were left out are not sent', () => {
  expect(completionOf(fields, 'Maria')).toEqual({
    technicianName: 'Maria',
    serviceDate: today,
    laborDescription: 'Belt',
  });
});

test('model and serial number have a field each', () => {
  const answers = { ...fields, model: 'DLE, serial B', serial: '9K' };
  expect(completionOf(answers, 'Maria')).toMatchObject({
    applianceModel: 'DLE, serial B',
    applianceSerial: '9K',
  });
});

test('a job was done on the day of its visit, or today when it was finished early', () => {
  expect(usualDate('2026-11-20', today)).toBe('2026-11-20');
  expect(usualDate('2026-11-25', today)).toBe(today);
});

test('the cost is compared with the estimate that the customer got', () => {
  const said = (cost?: number, isWarranty = false) => againstEstimate(cost, estimate, isWarranty);
  expect(said()).toBe('The estimate is $100 - $200.');
  expect(said(150)).toMatch(/This is within it\.$/);
  expect(said(90)).toMatch(/\$10 below it\.$/);
  expect(said(230)).toMatch(/\$30 above it/);
  expect(said(50, true)).toMatch(/under warranty/);
  expect(againstEstimate(50, null, false)).toBeUndefined();
});

const billed = {
  ...fields,
  ...{ cost: '120', paid: 'card', part1: 'Belt 341241', price1: '38.50', part3: 'Clip' },
};

test('a job has a line for its labor and one for each part', () => {
  expect(linesOf(fields)).toBeUndefined();
  expect(linesOf(billed)).toEqual([
    { kind: 'labor', text: 'Belt', amount: 120 },
    { kind: 'part', text: 'Belt 341241', amount: 38.5 },
    { kind: 'part', text: 'Clip', amount: 0 },
  ]);
  expect(linesOf({ ...billed, labor: 'Two\n\nlines' })?.[0]?.text).toBe('Two lines');
  expect(completionOf(billed, 'Maria')).toMatchObject({
    ...{ laborDescription: 'Belt', partsReplaced: 'Belt 341241, Clip', paid: 'card' },
    lines: linesOf(billed),
  });
});

test('the bill is what the server adds up', () => {
  const lines = linesOf(billed) ?? [];
  expect(billOf(lines)).toEqual({ sum: 158.5, tax: 0, total: 158.5 });
  const tax = { percent: 8.25, labor: true };
  expect(billOf(lines, tax)).toEqual({ sum: 158.5, tax: 13.08, total: 171.58 });
  expect(billOf(lines, { ...tax, labor: false })).toMatchObject({ tax: 3.18, total: 161.68 });
});

test('a part has a name and an amount, and a bill says how it was paid', () => {
  expect(mistakesOf({ ...billed, paid: '' }, days)).toEqual({
    paid: 'Please choose how it was paid',
  });
  expect(mistakesOf({ ...billed, price1: '38,5', part3: '', price3: '2' }, days)).toEqual({
    price1: 'An amount in dollars, e.g. 240 or 240.50',
    part3: 'Please name the part',
  });
});

test('the form has again what was sent, also by an older page', () => {
  const sent = completionOf({ ...billed, part3: '', part2: 'Clip' }, 'Maria');
  expect(completionOf(fieldsOf(sent), 'Maria')).toEqual(sent);
  const old = { laborDescription: 'Belt', partsReplaced: 'Belt 341241', totalCost: 120.5 };
  expect(fieldsOf(old)).toMatchObject({ labor: 'Belt', cost: '120.5', part1: 'Belt 341241' });
});
