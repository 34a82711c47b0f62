import { fc, holds, text } from '@site/build/testing/fuzz';
import { amountOf } from './completion';

/** Typed by people: digits, commas, points, spaces and a currency. */
const typed = fc.oneof(
  text,
  fc.string({ unit: fc.constantFrom(...'0123456789,.$ -'), maxLength: 12 }),
);

test('an amount has the digits that were typed, or is asked for again', () =>
  holds(
    fc.property(typed, (cost) => {
      const amount = amountOf(cost);
      if (amount === undefined) return;
      expect(Number.isFinite(amount) && amount >= 0).toBe(true);
      const [dollars = '', cents = ''] = cost.trim().replace('$', '').split('.');
      expect(amount).toBe(Number(`${dollars.replace(',', '')}.${cents || 0}`));
      if (dollars.includes(',')) expect(dollars).toMatch(/,\d{3}$/);
    }),
  ));

test('every amount comes back as it is written', () =>
  holds(
    fc.property(fc.nat(99_999_999), (cents) => {
      const amount = cents / 100;
      const written = amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      expect(amountOf(written)).toBe(amount);
      expect(amountOf(amount.toFixed(2))).toBe(amount);
    }),
  ));
