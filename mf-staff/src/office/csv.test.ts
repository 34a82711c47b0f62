import { toCsv } from './csv';

test('rows become lines with the names of the fields', () => {
  expect(toCsv([{ number: 'APT-100001', cost: 240.5 }])).toBe(
    'number,cost\r\nAPT-100001,240.5\r\n',
  );
  expect(toCsv([])).toBe('');
});

test('commas, quotes and lines stay in their cell, and nothing is a formula', () => {
  const [, line] = toCsv([{ a: 'Drum, "loud"', b: 'two\nlines', c: null, d: -3 }]).split('\r\n');
  expect(line).toBe('"Drum, ""loud""","two\nlines",,-3');
  expect(toCsv([{ name: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`);
  expect(toCsv([{ name: '+1 713' }])).toContain("'+1 713");
});
