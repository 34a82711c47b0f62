/**
 * `npm run fonts -w @site/ui`: reduces the display font to the characters that the site uses, and
 * prints the metrics of its fallbacks for `src/fonts.css`. Run it by hand when the font or the
 * characters change. The result is committed, so builds do not run it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallback-metrics.js';

const require = createRequire(import.meta.url);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const characters = `${ascii} ‘’“”–—…•·°×½¼©®™✓áéíóúüñÁÉÍÓÚÜÑ¿¡`;

const source = await readFile(
  require.resolve('@fontsource/besley/files/besley-latin-600-normal.woff2'),
);
const options = { keepFeatures: ['kern', 'liga'], noHinting: true };
const woff2 = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
await writeFile(new URL('../src/fonts/besley-600-latin.woff2', import.meta.url), woff2);

process.stdout.write(`besley-600-latin.woff2: ${woff2.length} bytes\n`);
for (const [name, declarations] of fallbackFaces(woff2)) {
  const lines = Object.entries(declarations).map(
    ([property, value]) => `  ${property}: ${value};\n`,
  );
  process.stdout.write(`${name}\n${lines.join('')}`);
}
