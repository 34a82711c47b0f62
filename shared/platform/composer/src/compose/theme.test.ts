import { themeOf } from './theme';

const css =
  ':root{--raw-paper:#faf6ec;--raw-night:#12171d;--raw-orange:#e6641a}' +
  ':root,[data-theme=light]{--color-page:var(--raw-paper);--color-signal:var(--raw-orange)}' +
  '@media (prefers-color-scheme:dark){:root{--color-page:var(--raw-night)}}';

test('reads the page and signal colors from minified tokens', () => {
  expect(themeOf(css)).toEqual({
    page: { light: '#faf6ec', dark: '#12171d' },
    signal: '#e6641a',
  });
});

test.each([
  ['--color-page', css.replaceAll('--color-page', '--color-sheet')],
  ['--color-page', css.replace('--raw-night:#12171d;', '')],
  ['--color-signal', css.replace('--color-signal', '--color-hint')],
])('a style sheet without %s is refused by name', (token, without) => {
  expect(() => themeOf(without)).toThrow(token);
});
