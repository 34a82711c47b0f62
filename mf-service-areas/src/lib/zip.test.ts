import { cleanZip, isZip } from './zip';

test.each([
  ['77002', '77002'],
  ['77002-1234', '77002'],
  [' 7 7x0', '770'],
  ['Katy', ''],
])('of "%s" keeps "%s"', (entry, kept) => expect(cleanZip(entry)).toBe(kept));

test('is a ZIP with exactly five digits', () => {
  expect(['77002', '7700', '770022', '7700a', ''].map(isZip)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
