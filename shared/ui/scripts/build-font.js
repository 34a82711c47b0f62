/**
 * `npm run fonts -w @site/ui`: cuts the display face to the characters the site prints and prints
 * the figures of its fallbacks for `src/fonts.css`. Run by hand when the face or the characters
 * change; the result is committed, so that no build needs this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { averageWidth, verticalMetrics } from './sfnt.js';

const require = createRequire(import.meta.url);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const characters = `${ascii} ‘’“”–—…•·°×½¼©®™✓áéíóúüñÁÉÍÓÚÜÑ¿¡`;

/** Headings as they stand on the pages: what the fallback has to be as wide as. */
const sample =
  'Refrigerator Repair in Houston Washing Machine Not Draining Appliances We Repair ' +
  'Schedule Your Service Check Your Warranty Find Replacement Parts Common Problems ' +
  'Why Choose Our Appliance Repair Service Frequently Asked Questions Get Help Fast';

/**
 * Faces that stand in until the display face is there: mean width of the sample's characters in em,
 * measured with `averageWidth` on Liberation Serif Bold (made to the widths of Times New Roman
 * Bold) and on Noto Serif Bold.
 */
const fallbacks = { 'Times New Roman Bold': 0.4696, 'Noto Serif Bold': 0.544 };

const source = await readFile(
  require.resolve('@fontsource/besley/files/besley-latin-600-normal.woff2'),
);
const options = { keepFeatures: ['kern', 'liga'], noHinting: true };
const woff2 = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
const sfnt = await subsetFont(source, characters, { ...options, targetFormat: 'sfnt' });
await writeFile(new URL('../src/fonts/besley-600-latin.woff2', import.meta.url), woff2);

const { ascent, descent, lineGap } = verticalMetrics(sfnt);
const percent = (/** @type {number} */ n) => `${(n * 100).toFixed(1)}%`;
process.stdout.write(`besley-600-latin.woff2: ${woff2.length} bytes\n`);
for (const [name, width] of Object.entries(fallbacks)) {
  const scale = averageWidth(sfnt, sample) / width;
  process.stdout.write(
    `${name}: size-adjust ${percent(scale)}; ascent-override ${percent(ascent / scale)}; ` +
      `descent-override ${percent(descent / scale)}; line-gap-override ${percent(lineGap / scale)}\n`,
  );
}
