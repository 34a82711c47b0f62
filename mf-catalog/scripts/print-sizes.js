import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prints the table of README.md: what this part's release adds to a page of each type, in bytes
 * after brotli. Build first: `npm run build -w mf-catalog`.
 */

/** @typedef {import('@site/data-types/contract').Release} Release */

/** @type {Release} */
const release = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/release.json'), 'utf8'));

/** Page type to its named chunks and to the records of which it loads one. */
const pages = [
  { name: '/appliances', chunks: ['appliances'], record: /^lists\/appliances$/ },
  { name: '/appliances/{slug}', chunks: ['appliance'], record: /^appliances\//, drawing: true },
  { name: '/issues/{slug}', chunks: ['issue'], record: /^issues\//, drawing: true },
  { name: '/brands', chunks: ['brands'], record: /^lists\/brands$/ },
  { name: '/brands/{slug}', chunks: ['brand'], record: /^brands\// },
  { name: '/brands/{slug}/codes', chunks: ['brand-codes'], record: /^codes\// },
];

/** @param {string} file */
const size = (file) => release.files[file]?.brotli ?? 0;
/** @param {string[]} files */
const sum = (files) => [...new Set(files)].reduce((total, file) => total + size(file), 0);
/** @param {string[]} chunks @param {'js' | 'css'} kind */
const filesOf = (chunks, kind) => chunks.flatMap((chunk) => release.chunks[chunk]?.[kind] ?? []);
/** @param {number} bytes */
const shown = (bytes) => bytes.toLocaleString('en-US');

const drawings = Object.keys(release.chunks).filter((chunk) => chunk.startsWith('drawing-'));
const drawing = Math.max(...drawings.map((chunk) => sum(filesOf([chunk], 'js'))));
const records = Object.keys(release.files).flatMap((file) => {
  const [, path] = /^records\/(.*)\.json$/.exec(file) ?? [];
  return path ? [{ path, bytes: size(file) }] : [];
});

/** @param {string} name @param {number[]} cells */
const row = (name, cells) => `| ${name} | ${cells.map(shown).join(' | ')} |`;
const all = records.filter(({ path }) => path !== 'search/all');

const lines = [
  '| Page | JS | largest drawing | CSS | largest record |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...pages.map(({ name, chunks, record, ...page }) =>
    row(`\`${name}\``, [
      sum([release.entry, ...filesOf(['expose-routes', ...chunks], 'js')]),
      page.drawing ? drawing : 0,
      sum(filesOf(chunks, 'css')),
      Math.max(...records.filter(({ path }) => record.test(path)).map(({ bytes }) => bytes)),
    ]),
  ),
  row('search, once opened', [
    sum(filesOf(['expose-Search'], 'js')),
    0,
    sum(filesOf(['expose-Search'], 'css')),
    size('records/search/all.json'),
  ]),
  '',
  `All ${all.length} records without the search index: ${shown(all.reduce((t, { bytes }) => t + bytes, 0))}.`,
];
process.stdout.write(`${lines.join('\n')}\n`);
