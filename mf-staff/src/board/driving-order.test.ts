import { visit } from '../testing/fake-staff';
import { byNumber, inDrivingOrder } from './driving-order';
import type { Distance } from './driving-order';

const at = (id: string, preferredTime: string, zip: string) =>
  visit({ id: `APT-${id}`, preferredTime, zip });
const ids = (distance: Distance, ...visits: ReturnType<typeof visit>[]) =>
  inDrivingOrder(visits, distance).map(({ id }) => id.slice(-1));

test('windows come in the order of the day', () => {
  expect(
    ids(
      byNumber,
      at('3', 'Evening (6-8 PM)', '77002'),
      at('2', '2-4 PM', '77002'),
      at('1', '8-10 AM', '77002'),
    ),
  ).toEqual(['1', '2', '3']);
});

test('within a window the next visit is the one nearest to the last', () => {
  const miles: Record<string, number> = { '77002 77449': 30, '77002 77005': 4, '77005 77449': 26 };
  const distance: Distance = (a, b) => miles[[a, b].sort().join(' ')] ?? 0;
  const visits = [
    at('3', '10-12', '77449'),
    at('2', '10-12', '77005'),
    at('1', '8-10 AM', '77002'),
  ];
  expect(ids(distance, ...visits)).toEqual(['1', '2', '3']);
  // The day begins at the other end of town.
  const other = [at('3', '10-12', '77002'), at('2', '10-12', '77005'), at('1', '8-10 AM', '77449')];
  expect(ids(distance, ...other)).toEqual(['1', '2', '3']);
});

test('a window that is on no list comes last, and no visit is lost', () => {
  expect(ids(byNumber, at('2', 'By arrangement', '77002'), at('1', '4-6 PM', '77002'))).toEqual([
    '1',
    '2',
  ]);
});
