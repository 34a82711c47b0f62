import { callerIn } from './caller';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.6, 203.0.113.5', '203.0.113.5'],
  ['2001:db8:5::1', '2001:db8:5::1'],
  // The database counts no caller of this name.
  ['local', 'unknown'],
  ['203.0.113.5,local ', 'unknown'],
  ['LOCAL', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
])('the header %j names the caller %s', (header, caller) => {
  expect(callerIn(header)).toBe(caller);
});
