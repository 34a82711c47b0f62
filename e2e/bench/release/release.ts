/**
 * `npm run bench:release`: seconds from a saved file to live for one remote, compared with a build
 * of everything, as the number of remotes grows. Prints the tables and writes them into docs/measured.md.
 */
import { cp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { liveSetId, root, runSite } from '../../site';
import { copySources, edit } from '../../sources';
import { folder } from './generate';
import { growth } from './growth';

const store = join(folder, 'site');
const env = {
  SITE_DIR: store,
  NX_SKIP_NX_CACHE: 'true',
  SITE_CACHE: join(folder, 'minified'),
};
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Runs a command. @returns milliseconds and its last line */
async function timed(args: string[], more = {}): Promise<{ ms: number; last: string }> {
  const start = performance.now();
  const { code, output } = await runSite(args, { ...env, ...more });
  if (code !== 0) throw new Error(output);
  return { ms: performance.now() - start, last: output.trim().split('\n').at(-1) ?? '' };
}

/** Bytes and number of the files that exist only below this folder, and number of hard links. */
async function weigh(dir: string): Promise<{ bytes: number; files: number; links: number }> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => stat(join(entry.parentPath, entry.name))),
  );
  const own = found.filter(({ nlink }) => nlink === 1);
  const bytes = own.reduce((sum, { size }) => sum + size, 0);
  return { bytes, files: own.length, links: found.length - own.length };
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

await rm(folder, { recursive: true, force: true });
const all = await timed(['build']);

const sources = await copySources('mf-blog', 'bench-release');
// As on the machine of its team: built before the edit.
await timed(['build-part', 'mf-blog'], { SOURCES_DIR: join(sources, '..') });
const page = join(sources, 'src/routes/blog.tsx');
await edit(page, (text) => text.replace('title="Articles"', 'title="Our articles"'));
const release = await timed(['release', 'mf-blog'], { SOURCES_DIR: join(sources, '..') });
const clean = await timed(['release', 'mf-blog'], {
  SOURCES_DIR: join(sources, '..'),
  SITE_CACHE: join(folder, 'nothing-minified'),
});
const promote = await timed(['promote', release.last]);
const set = await weigh(join(store, 'sets', await liveSetId(store)));
const back = await timed(['rollback']);
const partBack = await timed(['rollback', release.last]);

const one = release.ms + promote.ms;
const first = table(
  ['command', 'seconds'],
  [
    [`\`site build\`, nothing cached: ${partNames.length} parts, every page`, seconds(all.ms)],
    ['`site release mf-blog` after that: build and store', seconds(release.ms)],
    ['the same in a clean clone, without cached minified code', seconds(clean.ms)],
    [
      '`site promote`: renders the pages that contain it, writes the rest with new versions, switches',
      seconds(promote.ms),
    ],
    ['from a saved file to live', `${seconds(one)} (${Math.round((one / all.ms) * 100)} % of all)`],
    ['`site rollback` to the set before', seconds(back.ms)],
    ['`site rollback mf-blog@…` to a version, composed with the rest', seconds(partBack.ms)],
  ],
);
const base = join(folder, 'base');
await cp(store, base, { recursive: true });
const rows = [];
for (const count of [5, 20, 50]) rows.push(await growth(base, count));
const second = table(
  [
    'generated remotes',
    'pages',
    'build one',
    'store',
    'compose',
    'switch',
    'to live',
    'all of them',
  ],
  rows.map(({ count, pages, build, add, compose, makeLive, everything }) => [
    String(count),
    String(pages),
    ...[build, add, compose, makeLive, build + add + compose + makeLive, everything].map(
      (ms) => `${(ms / 1000).toFixed(2)} s`,
    ),
  ]),
);
const { model = 'unknown' } = cpus()[0] ?? {};
const report = [
  `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}:`,
  '',
  first,
  '',
  `A promotion writes a new set next to the old one: ${set.files.toLocaleString('en-US')} files, ${(set.bytes / 1e6).toFixed(1)} MB, and links to ${set.links.toLocaleString('en-US')} that have not changed. It changes no byte of a release or of an older set; the switch itself writes one line.`,
  '',
  'In addition to the six parts, small generated remotes of ten pages each, in one process; "all of them" builds every generated one and renders every page:',
  '',
  second,
].join('\n');
console.log(report);

const measured = join(root, 'docs/measured.md');
const text = await readFile(measured, 'utf8');
const marks = /(<!-- bench:release -->\n)[\s\S]*?(\n<!-- \/bench:release -->)/;
if (marks.test(text)) await writeFile(measured, text.replace(marks, `$1\n${report}\n$2`));
await rm(folder, { recursive: true, force: true });
