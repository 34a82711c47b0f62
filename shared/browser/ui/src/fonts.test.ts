import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackFaces } from '../scripts/fallback-metrics.js';

const read = (path: string) => readFileSync(join(__dirname, path));

/** The declarations of each `@font-face`, by the first font that it names. */
const faces = new Map(
  [
    ...read('fonts.css')
      .toString()
      .matchAll(/@font-face \{(.*?)\n\}/gs),
  ].map(([, body = '']) => [
    /local\('([^']+)'\)/.exec(body)?.[1],
    Object.fromEntries(
      [...body.matchAll(/^ {2}([\w-]+):\s*([^;]+);/gm)].map(([, property, value]) => [
        property,
        value,
      ]),
    ) as Record<string, string>,
  ]),
);

test.each(['Times New Roman Bold', 'Noto Serif Bold'])(
  '%s is scaled to the widths and heights of the display font',
  (name) => {
    const expected = new Map(fallbackFaces(read('fonts/besley-600-latin.woff2'))).get(name);
    const {
      'font-family': family,
      'font-weight': weight,
      src: _,
      ...scaled
    } = faces.get(name) ?? {};
    expect(scaled).toEqual(expected);
    expect(family).toMatch(/^'Besley /);
    // Otherwise the browser makes the bold font bold a second time.
    expect(weight).toBe('600 700');
  },
);

test('the file of the display font is the one that the page loads', () => {
  expect(faces.get(undefined)).toMatchObject({
    'font-family': 'Besley',
    src: expect.stringContaining("url('./fonts/besley-600-latin.woff2')") as string,
  });
  expect(faces.size).toBe(3);
});
