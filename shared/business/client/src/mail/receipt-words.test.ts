import type { Receipt } from '@site/data-types/appointment';
import { formatAmount } from '@site/data-types/amount';
import { receiptFacts, receiptRows, receiptTitle } from './receipt-words';

const receipt: Receipt = {
  ...{ number: 1001, at: '2026-11-25T20:00:00.000Z', by: 'Olga', appointment: 'APT-100001' },
  ...{ credits: null, creditedBy: null, reason: '', name: 'Ada', address: '1 Elm', zip: '77002' },
  ...{ appliance: 'Dryer', technician: 'Maria', doneOn: '2026-11-25', warrantyUntil: '2027-02-23' },
  lines: [
    { kind: 'labor', text: 'Belt changed', amount: 120 },
    { kind: 'part', text: 'Belt', amount: 1024.5 },
  ],
  ...{ taxPercent: 8.25, tax: 94.42, total: 1238.92, paid: 'card', paidAt: null, payLink: '' },
};

test.each([
  [0, '$0.00'],
  [59, '$59.00'],
  [24050, '$24,050.00'],
  [1234567.5, '$1,234,567.50'],
  [-59, '-$59.00'],
])('%s dollars are %s', (amount, text) => expect(formatAmount(amount)).toBe(text));

test('a receipt has its lines, the tax, the total and how it was paid', () => {
  expect(receiptTitle(receipt)).toBe('Receipt 1001');
  expect(receiptRows(receipt)).toEqual([
    ['Belt changed', '$120.00'],
    ['Belt', '$1,024.50'],
    ['Sales tax, 8.25%', '$94.42'],
    ['Total', '$1,238.92'],
    ['Paid', 'Card'],
  ]);
  expect(receiptFacts(receipt)).toContainEqual(['Warranty until', 'February 23, 2027']);
});

test('a bill says that it is to be paid; a credit has no warranty and no payment', () => {
  expect(receiptRows({ ...receipt, paid: 'later' })).toContainEqual(['Paid', 'To be paid']);
  const credit = { ...receipt, number: 1002, credits: 1001, total: -1238.92, paid: null, tax: 0 };
  expect(receiptTitle(credit)).toBe('Credit 1002 for receipt 1001');
  expect(receiptRows(credit).map(([label]) => label)).not.toContain('Paid');
  expect(receiptFacts(credit).map(([label]) => label)).not.toContain('Warranty until');
});
