import { toCsv } from './csv';

test('rows become lines, with the columns in their order', () => {
  const columns: ['number' | 'cost', string][] = [
    ['number', 'Number'],
    ['cost', 'Cost'],
  ];
  expect(toCsv([{ cost: 240.5, number: 'APT-100001' }], columns)).toBe(
    'Number,Cost\r\nAPT-100001,240.5\r\n',
  );
});

/** The cell of a value. */
const cellOf = (value: unknown) => toCsv([{ a: value }], [['a', 'A']]).slice('A\r\n'.length, -2);

test('commas, quotes and lines stay in their cell, and nothing is a formula', () => {
  expect(cellOf('Drum, "loud"')).toBe('"Drum, ""loud"""');
  expect(cellOf('two\nlines')).toBe('"two\nlines"');
  expect(cellOf(null)).toBe('');
  expect(cellOf(-3)).toBe('-3');
  expect(cellOf('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  expect(cellOf('+1 713')).toBe("'+1 713");
});
