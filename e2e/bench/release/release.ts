/**
 * `npm run bench:release`: seconds from a saved file to live for one remote, compared with a build
 * of everything, as the number of remotes grows; and from a fresh clone through a shared store to
 * two servers. Prints the tables for docs/measured.md. `-- --shared` measures the
 * shared store alone.
 */
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { liveSetId, runSite } from '../../site';
import { copySources, edit } from '../../sources';
import { machine } from '../machine';
import { folder } from './generate';
import { growth } from './growth';
import { throughSharedStore } from './shared-store';

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

async function oneFolder(): Promise<void> {
  const all = await timed(['build']);

  const sources = await copySources('mf-blog', 'bench-release');
  // As on the machine of its team: built before the edit.
  await timed(['build-part', 'mf-blog'], { SOURCES_DIR: join(sources, '..') });
  const page = join(sources, 'src/routes/blog.tsx');
  await edit(page, (text) => text.replace('title={m.articlesTitle}', 'title="Our articles"'));
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
      [
        'from a saved file to live',
        `${seconds(one)} (${Math.round((one / all.ms) * 100)} % of all)`,
      ],
      ['`site rollback` to the previous set', seconds(back.ms)],
      ['`site rollback mf-blog@…` to a version, composed with the rest', seconds(partBack.ms)],
    ],
  );
  console.log([machine(), '', first, ''].join('\n'));
  const base = join(folder, 'base');
  await cp(store, base, { recursive: true });
  const rows = [];
  for (const count of [5, 20, 50]) rows.push(await growth(base, count));
  // Commands of other folders follow.
  for (const name of ['SITE_DIR', 'SOURCES_DIR']) delete process.env[name];
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
  const report = [
    `A promotion writes a new set next to the old one: ${set.files.toLocaleString('en-US')} files, ${(set.bytes / 1e6).toFixed(1)} MB, and links to ${set.links.toLocaleString('en-US')} that have not changed. It changes no byte of a release or of an older set; the switch itself writes one line.`,
    '',
    'In addition to the six parts, small generated remotes of ten pages each, in one process; "all of them" builds every generated one and renders every page:',
    '',
    second,
  ].join('\n');
  console.log(report);
}

async function sharedStore(): Promise<void> {
  const times = await throughSharedStore(store);
  if (!times) return console.log('Not run: the shared store (no PostgreSQL on this machine)');
  const { clone, release, check, promote, seen, rollback, rollbackSeen } = times;
  const rows = [
    ['a fresh clone of the repository; its packages are linked, not installed', clone],
    ['`site release mf-blog` in it, after an edit: build and store', release],
    ['`site check`, as the workflow does', check],
    ['`site promote`', promote],
    ['from then until both servers serve it', seen],
    ['from the edit in the clone to live on both servers', release + check + promote + seen],
    ['`site rollback mf-blog`', rollback],
    ['from its start until both servers serve the previous version', rollbackSeen],
  ] as const;
  const lines = table(
    ['step', 'seconds'],
    rows.map(([step, ms]) => [step, seconds(ms)]),
  );
  console.log([machine(), '', lines].join('\n'));
}

await rm(folder, { recursive: true, force: true });
if (process.argv.includes('--shared')) await timed(['build'], { NX_SKIP_NX_CACHE: 'false' });
else await oneFolder();
await sharedStore();
await rm(folder, { recursive: true, force: true });
