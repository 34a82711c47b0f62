import { plural } from './plural';

test('one is singular, all others plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'visit'))).toEqual([
    '0 visits',
    '1 visit',
    '2 visits',
  ]);
  expect(plural(2, 'match', 'matches')).toBe('2 matches');
});
