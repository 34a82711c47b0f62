import { emailPattern } from './email';

test.each(['ada@example.com', "o'neil+tag@mail.example.co.uk", `${'a'.repeat(64)}@example.com`])(
  '%s is an address',
  (text) => expect(text).toMatch(emailPattern),
);

test.each([
  '',
  'ada',
  'ada@example',
  'ada@example.com.',
  'ada @example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\nBcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
])('%j is no address', (text) => expect(text).not.toMatch(emailPattern));
