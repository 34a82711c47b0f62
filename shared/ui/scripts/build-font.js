/**
 * `npm run fonts -w @site/ui`: reduces the display font to the characters that the site uses, and
 * prints the metrics of its fallbacks for `src/fonts.css`. Run it by hand when the font or the
 * characters change. The result is committed, so builds do not run it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { averageWidth, verticalMetrics } from './sfnt.js';

const require = createRequire(import.meta.url);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const characters = `${ascii} ‘’“”–—…•·°×½¼©®™✓áéíóúüñÁÉÍÓÚÜÑ¿¡`;

/** Typical headings. The fallback must have the same width. */
const sample =
  'Refrigerator Repair in Houston Washing Machine Not Draining Appliances We Repair ' +
  'Schedule Your Service Check Your Warranty Find Replacement Parts Common Problems ' +
  'Why Choose Our Appliance Repair Service Frequently Asked Questions Get Help Fast';

/**
 * Fallback fonts until the display font has loaded: mean width of the sample's characters in em,
 * measured with `averageWidth` on Liberation Serif Bold (same widths as Times New Roman Bold) and on
 * Noto Serif Bold.
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
