import { print, printTable, printableJson, tableOf } from './print';

test('text of another team does not steer the terminal', () => {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  print('\u001b]0;title\u0007\u009b2J\rok\tone\ntwo');
  printTable([['a', '\u001b[2Kb\u202ec']]);
  expect(printed.mock.calls.flat()).toEqual(['?]0;title??2J?ok\tone\ntwo', 'a  ?[2Kb?c']);
  printed.mockRestore();
});

test('an empty row begins a table with widths of its own, and a line break ends no row', () => {
  const rows = [
    ['a', 'b', ''],
    ['long', 'two\nlines', 'c'],
    [],
    ['x', 'y'],
    ['one cell is no column'],
  ];
  expect(tableOf(rows).split('\n')).toEqual([
    'a     b',
    'long  two lines  c',
    '',
    'x  y',
    'one cell is no column',
  ]);
});

test('JSON is the same data, without characters that steer the terminal', () => {
  const data = { text: '\u001b[2K \u0085 \u007f \u202e \u{e0001} é\n' };
  const json = printableJson(data);
  expect(JSON.parse(json)).toEqual(data);
  expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});
