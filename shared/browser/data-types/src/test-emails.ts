/** Addresses that forms and database take. */
export const realEmails = [
  'ada@example.com',
  "o'neil+tag@mail.example.co.uk",
  'a_b-c.d@xn--mnchen-3ya.example',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b.'.repeat(125)}cc`,
];

/** Texts that are no address, and spellings that a mail program would read as another one. */
export const noEmails = [
  '',
  'ada',
  'ada@example',
  'ada@example.com.',
  'ada @example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\nBcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(125)}ccc`,
  'ada@exam\u00adple.com',
  'ada@example\u3002com',
  'ada@example\uff0ecom',
  'ada@example\uff61com',
  'ada@ex\u200bample.com',
  'ada@\uff45xample.com',
  'ada@münchen.example',
  'ada\u00a0b@example.com',
  'ada\u00adb@example.com',
  'ada\u0007@example.com',
  'a..b@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@[127.0.0.1]',
];
