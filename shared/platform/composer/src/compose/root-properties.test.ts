import { withFewestProperties } from './root-properties';

test('custom properties that nothing uses are left out, also those that only such ones use', () => {
  const tokens = ':root{--a:1px;--edge:0 var(--a);--unused:var(--only);--only:2px;--inline:3px}';
  const sheets = [tokens, '.link{border:var( --edge );--own:1;color:red}'];
  expect(withFewestProperties(sheets, '<p style="gap:var(--inline)">')).toEqual([
    ':root{--a:1px;--edge:0 var(--a);--inline:3px}',
    // A drawing may inherit it into a file that the document only names.
    '.link{border:var( --edge );--own:1;color:red}',
  ]);
});

test('a property that only passes on a constant has its value', () => {
  const use = 'a{color:var(--color)}';
  const sheets = [
    ':root{--raw:#fff;--ink:#000}:root{--color:var(--raw)}',
    `b{--color:var(--ink)}${use}`,
  ];
  expect(withFewestProperties(sheets, '')).toEqual([
    ':root{}:root{--color:#fff}',
    `b{--color:#000}${use}`,
  ]);
});

test.each([
  ['has another value elsewhere', ':root{--raw:#fff}@media print{:root{--raw:#000}}'],
  ['has its value under a condition', '@media print{:root{--raw:#fff}}'],
  ['is that of some pages', '.wide:root{--raw:#fff}'],
  ['uses another one', ':root{--raw:var(--x)}:root{--x:1}a{b:var(--x)}@media print{:root{--x:2}}'],
])('one that %s is passed on', (_, raw) => {
  const css = `${raw}:root{--color:var(--raw)}a{color:var(--color)}`;
  expect(withFewestProperties([css], '')).toEqual([css]);
});

test('selectors with two hyphens stay', () => {
  const css = '.a--b:hover{c:d}.a--b:not(.c){c:d}';
  expect(withFewestProperties([css], '')).toEqual([css]);
});
