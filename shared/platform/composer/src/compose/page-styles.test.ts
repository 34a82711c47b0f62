import { elementsIn, PageStyles } from './page-styles';

const html =
  '<html lang="en"><body class="page wide"><a href="tel:+1713" class="link" data-size="sm">x</a>' +
  '<details><summary id="more">y</summary></details><button type=button>z</button>';

const rulesFor = (css: string) => new PageStyles().rulesFor(css, elementsIn(html));

test.each([
  ['an element, a class and an id', 'body{a:b}.link{a:b}#more{a:b}'],
  ['states of an element', '.link:hover,.link:focus-visible{a:b}button:disabled{a:b}'],
  [
    'an open element, and a button that was pressed before the page is live',
    'details[open]{a:b}button[aria-busy=true]{a:b}',
  ],
  [
    'a comparison with an attribute, escaped or quoted',
    '.link[href^=tel\\:]{a:b}.link[data-size="sm"]{a:b}[class^=li]{a:b}',
  ],
  ['media and conditions', '@media (forced-colors:active){.link{a:b}}@media screen{.link{a:b}}'],
  ['exceptions', '.link:not(.other){a:b}:is(a,.link){a:b}'],
  ['an exception of a state', 'a:not(:hover,.other){a:b}details:not([open]>summary *){a:b}'],
  ['parents and neighbors', 'body>.link{a:b}a+details:has(>summary){a:b}details>:first-child{a:b}'],
  [
    'a parent or neighbor in a state',
    'details[open]>#more{a:b}:hover~details>:is([open],summary){a:b}',
  ],
  ['an animation', '.link{animation:1s turn}@keyframes turn{to{a:b}}'],
  ['a selector that the library does not know', '.link{a:b}b!{a:b}b:nth-child(2 of b){a:b}'],
  ["a font of the visitor's system", '.link{font-family:A}@font-face{font-family:A;src:local(B)}'],
  ['the root and everything', ':root{--a:b}*{a:b}html{a:b}'],
])('stays: %s', (_, css) => expect(rulesFor(css)).toBe(css));

test.each([
  ['another element, class or id', 'dialog{a:b}.other{a:b}#less{a:b}'],
  ['another value of an attribute', '.link[data-size=lg]{a:b}.link[href^=http]{a:b}'],
  ['an element within another one', '.other .link{a:b}'],
  ['an exception that all of them are', '.link:not([href]){a:b}details:not(:has(summary)){a:b}'],
  ['an element in another place', 'details>.link{a:b}#more~.link{a:b}.link:has(span){a:b}'],
  ['an attribute of another element', 'button[data-size=sm]{a:b}.page[class=link]{a:b}'],
  ['an empty condition', '@supports (a:b){@media screen{.other{a:b}}}'],
  ['rules for paper', '@media print{.link{a:b}@page{a:b}}@media print and (width>1px){a{b:c}}'],
  ['an animation that no rule uses', '@keyframes turn{to{a:b}}'],
  ['the file of a font', '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}'],
])('waits for the whole sheet: %s', (_, css) => expect(rulesFor(css)).toBe(''));

test('of a list of selectors those of the page stay', () => {
  expect(rulesFor('.link,.other{a:b}')).toBe('.link{a:b}');
});

test('a layer keeps its place', () => {
  expect(rulesFor('@layer one{.other{a:b}}@layer two{.link{a:b}}')).toBe(
    '@layer one{}@layer two{.link{a:b}}',
  );
});

test('a sheet with errors stays whole', () => {
  const css = '.link{a:b}.other{a:b';
  expect(rulesFor(css)).toBe(css);
});
