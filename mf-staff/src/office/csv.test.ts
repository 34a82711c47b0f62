import type { AppointmentRow } from '@site/client/staff';
import { toCsv } from './csv';
import { lineOf } from './Export';

test('rows become lines, with the columns in their order', () => {
  const columns: ['number' | 'cost', string][] = [
    ['number', 'Number'],
    ['cost', 'Cost'],
  ];
  expect(toCsv([{ cost: 240.5, number: 'APT-100001' }], columns)).toBe(
    '\uFEFFNumber,Cost\r\nAPT-100001,240.5\r\n',
  );
});

/** The cell of a value. */
const cellOf = (value: unknown) =>
  toCsv([{ a: value }], [['a', 'A']]).slice('\uFEFFA\r\n'.length, -2);

test('commas, quotes and lines stay in their cell, and nothing is a formula', () => {
  expect(cellOf('Drum, "loud"')).toBe('"Drum, ""loud"""');
  expect(cellOf('two\nlines')).toBe('"two\nlines"');
  expect(cellOf(null)).toBe('');
  expect(cellOf(-3)).toBe('-3');
  expect(cellOf('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  expect(cellOf('+1 713')).toBe("'+1 713");
});

test('a line has words and times of the business, and no window that looks like a date', () => {
  const row: AppointmentRow = {
    ...{ number: 'APT-100001', createdAt: '2026-11-22T16:05:00.000Z', date: '2026-11-23' },
    ...{ time: '10-12', state: 'on_the_way', name: 'Zoë Núñez', phone: '7135550142', email: '' },
    ...{ address: '', zip: '77002', appliance: 'Dryer', issue: 'Not Heating', technician: '' },
    ...{ isWarranty: true, paid: 'not yet', doneOn: null, labor: '', parts: '', cost: null },
  };
  expect(lineOf(row, 'America/Chicago')).toMatchObject({
    createdAt: '2026-11-22 10:05',
    time: '10 AM - 12 PM',
    state: 'On the way',
    isWarranty: 'yes',
    paid: 'To be paid',
    doneOn: '',
  });
  expect(lineOf({ ...row, paid: 'crypto' }, 'America/Chicago').paid).toBe('crypto');
  expect(lineOf({ ...row, paid: null }, 'America/Chicago').paid).toBe('');
  // A repair whose customer was erased has no window.
  expect(lineOf({ ...row, time: '' }, 'America/Chicago').time).toBe('');
});
