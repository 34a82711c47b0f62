import { namesIn, PageStyles, withFewestProperties } from './page-styles';

const html =
  '<html lang="en"><body class="page wide"><a href="tel:+1713" class="link" data-size="sm">x</a>' +
  '<details><summary id="more">y</summary></details><button type=button>z</button>';

const rulesFor = (css: string) => new PageStyles().rulesFor(css, namesIn(html));

test.each([
  ['an element, a class and an id', 'body{a:b}.link{a:b}#more{a:b}'],
  ['states of an element', '.link:hover,.link:focus-visible{a:b}button:disabled{a:b}'],
  [
    'an open element, and a button that was pressed before the page is live',
    'details[open]{a:b}button[aria-busy=true]{a:b}',
  ],
  [
    'a comparison with an attribute, escaped or quoted',
    '.link[href^=tel\\:]{a:b}.link[data-size="sm"]{a:b}',
  ],
  ['media and conditions', '@media (forced-colors:active){.link{a:b}}@media screen{.link{a:b}}'],
  ['exceptions', '.link:not(.other){a:b}:is(a,.link){a:b}'],
  ["a font of the visitor's system", '.link{font-family:A}@font-face{font-family:A;src:local(B)}'],
  ['the root and everything', ':root{--a:b}*{a:b}html{a:b}'],
])('stays: %s', async (_, css) => expect(await rulesFor(css)).toBe(css));

test.each([
  ['another element, class or id', 'dialog{a:b}.other{a:b}#less{a:b}'],
  ['another value of an attribute', '.link[data-size=lg]{a:b}.link[href^=http]{a:b}'],
  ['an element within another one', '.other .link{a:b}'],
  ['an empty condition', '@media screen{.other{a:b}}'],
  ['rules for paper', '@media print{.link{a:b}@page{a:b}}@media print and (width>1px){a{b:c}}'],
  ['an animation that no rule uses', '@keyframes turn{to{a:b}}'],
  ['the file of a font', '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}'],
])('waits for the whole sheet: %s', async (_, css) => expect(await rulesFor(css)).toBe(''));

test('of a list of selectors those of the page stay', async () => {
  expect(await rulesFor('.link,.other{a:b}')).toBe('.link{a:b}');
});

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
