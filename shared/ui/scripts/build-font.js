/**
 * `npm run fonts -w @site/ui`: reduces the display font to the characters that the site uses, and
 * prints the metrics of its fallbacks for `src/fonts.css`. Run it by hand when the font or the
 * characters change. The result is committed, so builds do not run it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const characters = `${ascii} ‘’“”–—…•·°×½¼©®™✓áéíóúüñÁÉÍÓÚÜÑ¿¡`;

/** Typical headings. The fallback must have the same width. */
const sample =
  'Refrigerator Repair in Houston Washing Machine Not Draining Appliances We Repair ' +
  'Schedule Your Service Check Your Warranty Find Replacement Parts Common Problems ' +
  'Why Choose Our Appliance Repair Service Frequently Asked Questions Get Help Fast';

/**
 * Mean width of the sample's characters in em. capsize's own average is of running text in regular
 * weight: with it the fallback on phones would be 2% narrower than our headings.
 * @param {import('fontkitten').Font} font
 */
const averageWidth = (font) =>
  [...sample].reduce(
    (sum, character) => sum + font.glyphForCodePoint(character.charCodeAt(0)).advanceWidth,
    0,
  ) /
  sample.length /
  font.unitsPerEm;

/**
 * Fallback fonts until the display font has loaded: {@link averageWidth} of Liberation Serif Bold
 * (same widths as Times New Roman Bold) and of Noto Serif Bold.
 */
const fallbacks = { 'Times New Roman Bold': 0.4696, 'Noto Serif Bold': 0.544 };

const source = await readFile(
  require.resolve('@fontsource/besley/files/besley-latin-600-normal.woff2'),
);
const options = { keepFeatures: ['kern', 'liga'], noHinting: true };
const woff2 = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
await writeFile(new URL('../src/fonts/besley-600-latin.woff2', import.meta.url), woff2);

const font = create(woff2);
if (font.isCollection) throw new Error('The font is a collection of fonts.');
/** Percentage of the em. @param {number} units @param {number} scale of the fallback */
const share = (units, scale) => percent(units / font.unitsPerEm / scale);
const percent = (/** @type {number} */ n) => `${(n * 100).toFixed(1)}%`;
process.stdout.write(`besley-600-latin.woff2: ${woff2.length} bytes\n`);
for (const [name, width] of Object.entries(fallbacks)) {
  const scale = averageWidth(font) / width;
  process.stdout.write(
    `${name}: size-adjust ${percent(scale)}; ascent-override ${share(font.ascent, scale)}; ` +
      `descent-override ${share(-font.descent, scale)}; line-gap-override ${share(font.lineGap, scale)}\n`,
  );
}
