import { cleanZip } from './use-zip-check';

test.each([
  ['77002', '77002'],
  ['77002-1234', '77002'],
  [' 7 7x0', '770'],
  ['Katy', ''],
])('of "%s" keeps "%s"', (entry, left) => expect(cleanZip(entry)).toBe(left));
