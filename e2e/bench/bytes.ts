/**
 * First-load JavaScript and CSS (brotli) and request waves of one page per remote, compared with
 * the same pages built as one bundle without federation.
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildMonolith, packed } from './build-monolith';
import { Site, root, runSite } from '../site';
import { measureLoading, scriptsOfReader } from './waves';

const pages = [
  { path: '/', kind: 'content', chunks: ['home'], budget: 104 },
  {
    path: '/appliances/washing-machine',
    kind: 'content',
    chunks: ['appliance'],
    budget: 104,
  },
  { path: '/service-area/77002', kind: 'content', chunks: ['zip'], budget: 104 },
  {
    path: '/blog/dryer-vents-in-slab-houses',
    kind: 'content',
    chunks: ['blog-post'],
    budget: 104,
  },
  { path: '/book-online', kind: 'form', chunks: ['book-online'], budget: 116 },
  { path: '/estimate', kind: 'form', chunks: ['estimate'], budget: 107 },
];

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const composed = join(root, '.site');

/** Bytes of released scripts, by their addresses. */
const sizeOf = (scripts: string[]): number =>
  scripts.reduce((sum, url) => {
    const file = new URL(url).pathname.replace(/^(\/releases\/[^/]+\/[^/]+)/, '$1/browser');
    return sum + packed(join(composed, file));
  }, 0);

/** Bytes for a visitor who saves data and only reads the page to its end. */
const readerBytes = async (url: string): Promise<number> => sizeOf(await scriptsOfReader(url));

const built = await runSite(['build']);
if (built.code !== 0) throw new Error(built.output);
const { bytesOf: single } = await buildMonolith();
const site = await Site.start(composed, { data: null });
const rows: string[][] = [];
try {
  for (const { path, kind, chunks, budget } of pages) {
    const { waves, scripts } = await measureLoading(site.origin + path, 'html[data-live]');
    const bytes = sizeOf(scripts);
    const html = await (await fetch(site.origin + path)).text();
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) => m[1]).join('');
    rows.push([
      path,
      kind,
      kB(bytes),
      kB(single(chunks)),
      (bytes / single(chunks)).toFixed(2),
      String(budget),
      kB(await readerBytes(site.origin + path)),
      kB(brotliCompressSync(css).length),
      kB(brotliCompressSync(html).length),
      String(waves),
      String(scripts.length),
    ]);
  }
} finally {
  await site.stop();
}
const head = [
  'page',
  'kind',
  'JS kB',
  'single kB',
  'ratio',
  'budget kB',
  'reader kB',
  'CSS kB',
  'HTML kB',
  'waves',
  'scripts',
];
const widths = head.map((h, i) => Math.max(h.length, ...rows.map((row) => (row[i] ?? '').length)));
for (const row of [head, ...rows])
  console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
console.log(
  '\nBytes are brotli, quality 11. Waves: serial rounds of requests until the page is live, the document included. Reader: JavaScript until someone who saves data and scrolls to the end interacts.',
);
