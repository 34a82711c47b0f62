import { openingAt } from '@site/data-types/opening';
import { checkInstants } from './instants';

const company = (timeZone: string, closes = '20:00', opens = '07:00') => ({
  timeZone,
  hours: { weekday: { opens, closes }, weekend: { opens, closes } },
});

test.each(['America/Chicago', 'Asia/Tokyo', 'Pacific/Auckland', 'Etc/GMT+9'])(
  'in %s a page is opened once while the business is open and once while it is closed',
  (timeZone) => {
    const there = company(timeZone);
    const instants = checkInstants(there);
    expect(instants.map(({ at }) => openingAt(there, at).open)).toEqual([true, false]);
    const [open, closed] = instants.map(({ at }) => at.toISOString());
    for (const [from, to] of [
      [0, 4],
      [5, 7],
      [8, 10],
    ]) {
      expect(open?.slice(from, to)).not.toBe(closed?.slice(from, to));
    }
  },
);

test('instants have readable names in the time zone of the business', () =>
  expect(checkInstants(company('America/Chicago')).map(({ name }) => name)).toEqual([
    'while the business is open (Tue, Jun 17, 2031, 7:00 AM)',
    'while the business is closed (Fri, Nov 26, 2032, 8:00 PM)',
  ]));

test('instants do not depend on the current time', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  const night = checkInstants(company('America/Chicago'));
  jest.setSystemTime(new Date('2027-07-01T18:00:00Z'));
  expect(checkInstants(company('America/Chicago'))).toEqual(night);
  jest.useRealTimers();
});

test('a business that never closes is open at both', () => {
  const always = checkInstants(company('America/Chicago', '24:00', '00:00'));
  expect(always.map(({ name }) => name.slice(0, 26))).toEqual(
    Array(2).fill('while the business is open'),
  );
});
