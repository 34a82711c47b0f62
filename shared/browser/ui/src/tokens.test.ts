import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const tokens = read('tokens.css');

/** The custom properties of the rule whose text before `{` is the selector. */
function declared(selector: string): Map<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  const body = tokens.slice(tokens.indexOf('{', start) + 1, tokens.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}

const raw = declared(':root');
const light = declared(`:root,\n[data-theme='light']`);
const dark = declared(`:root:not([data-theme='light'])`);

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Degrees on the color circle: 0 red, 30 orange, 60 yellow. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * (green - blue)) / range;
  return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
}

function color(theme: Map<string, string>, name: string): string {
  const value = raw.get(/var\((.+)\)/.exec(theme.get(`--color-${name}`) ?? '')?.[1] ?? '');
  if (!value) throw new Error(`--color-${name} is not a raw color`);
  return value;
}

/** @param under theme of the other color, if it differs */
function contrast(
  theme: Map<string, string>,
  one: string,
  other: string,
  under: Map<string, string> = theme,
): number {
  const [a, b] = [luminance(color(theme, one)), luminance(color(under, other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const backgrounds = ['page', 'surface', 'field'];
const on = (minimum: number, names: string[], under = backgrounds) =>
  names.flatMap((name) =>
    under.map((background): [string, string, number] => [name, background, minimum]),
  );

/** Every pair that components use, with its minimum contrast. */
const pairs = [
  ...on(7, ['text', 'text-muted']),
  ...on(7, ['text'], ['quiet-tint']),
  ...on(4.5, ['quiet', 'quiet-hover', 'error', 'warning', 'success']),
  ...on(7, ['on-ink'], ['ink', 'ink-hover']),
  ...on(7, ['on-quiet'], ['quiet', 'quiet-hover']),
  ...on(4.5, ['on-signal'], ['signal', 'signal-hover']),
  // Not text: shapes, borders of fields, focus. `line` may be fainter, since it has no meaning.
  ...on(3, ['critical', 'high', 'medium-edge', 'low', 'line-strong', 'rule', 'focus']),
  ...on(3, ['signal'], ['page', 'field']),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  test.each(pairs)('%s on %s reaches %d', (name, background, minimum) => {
    expect(contrast(theme, name, background)).toBeGreaterThanOrEqual(minimum);
  });

  // On paper a yellow with enough contrast is a brown, so the edge has the contrast.
  test('medium reads as yellow, and high next to it as orange', () => {
    expect(hue(color(theme, 'medium'))).toBeGreaterThanOrEqual(45);
    expect(hue(color(theme, 'medium'))).toBeLessThanOrEqual(60);
    expect(luminance(color(theme, 'medium'))).toBeGreaterThanOrEqual(0.5);
    expect(hue(color(theme, 'high'))).toBeLessThanOrEqual(30);
  });

  test('colors of the dark theme have enough contrast on the band', () => {
    for (const name of ['text', 'text-muted']) {
      expect(contrast(dark, name, 'band', theme)).toBeGreaterThanOrEqual(7);
    }
    for (const name of ['quiet', 'signal', 'focus']) {
      expect(contrast(dark, name, 'band', theme)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the pairs contain every color', () => {
    const paired = new Set([
      ...pairs.flatMap(([name, background]) => [name, background]),
      'line',
      'band',
      'medium',
    ]);
    const names = [...theme.keys()].map((name) => name.replace('--color-', ''));
    expect(names.filter((name) => !paired.has(name))).toEqual([]);
  });
});

test('both dark rules are equal and have every color of the light rule', () => {
  expect(declared(`[data-theme='dark']`)).toEqual(dark);
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

test('tokens, base and fonts take less than 5 kB of the document', () => {
  const css = tokens.replace(/@import '(.+)';/g, (_, path: string) => read(path));
  const { code } = transformSync(css, { loader: 'css', minify: true });
  expect(brotliCompressSync(code).length).toBeLessThan(5000);
});

test('the display face takes at most 25 kB', () => {
  expect(statSync(join(__dirname, 'fonts/besley-600-latin.woff2')).size).toBeLessThanOrEqual(
    25_000,
  );
});

describe('style sheets of components', () => {
  const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.module.css'),
  );
  const known = new Set([...raw.keys(), ...light.keys()]);

  test.each(sheets)('%s uses meanings that exist', (path) => {
    const css = read(path);
    const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    // A property with a fallback may be absent, because callers set it.
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !own.has(name) && !known.has(name))).toEqual([]);
    expect(css).not.toContain('--raw-');
  });
});
