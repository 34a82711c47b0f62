import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { readCanary } from './canary';
import { Fault } from './fault';
import { liveSet, liveSetId, pointerLine, readHistory } from './live';
import { readRegistry } from './registry';
import { readRelease } from './release';
import { readSet } from './set';

const release = {
  name: 'mf-blog',
  version: '1.0.0-a',
  revision: 'abc',
  declaration: { prefixes: ['/blog'], exposes: { './routes': 'r.ts' }, consumes: [] },
  files: { 'remoteEntry.js': { bytes: 10, brotli: 5, integrity: 'sha256-x' } },
  chunks: { post: { js: ['post.js'], css: [] } },
  entry: 'remoteEntry.js',
  container: 'mf_blog_a',
  shared: { react: '^19.0.0' },
  slices: { draft: 1 },
  types: { exposes: {}, consumes: {} },
  pages: { '/blog': { kind: 'content', chunk: 'post' } },
};
const set = {
  id: 'abc',
  createdAt: '2026-11-22T10:00:00.000Z',
  versions: { 'mf-blog': '1.0.0-a' },
  previous: {},
  pages: { '/blog': { file: 'blog.html', owner: 'mf-blog', kind: 'content', indexed: true } },
  notFound: [{ pattern: '*', file: '404.html' }],
  rendered: 1,
};
const entry = {
  url: '/releases/mf-blog/1/remoteEntry.js',
  metadata: { integrity: 'sha256-x', version: '1' },
  deployment: { traffic: 100, default: true },
  extras: { prefixes: ['/blog'], container: 'mf_blog_a' },
};
const registry = { schema: 'https://test.example', microFrontends: { 'mf-blog': [entry] } };

let dir: string;
beforeEach(() => {
  dir = temporaryDir('contract');
  process.env.SITE_DIR = dir;
});

/** Writes a file of the store. @returns its path */
function put(name: string, content: unknown): string {
  const file = join(dir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const files = {
  release: { name: 'releases/mf-blog/1.0.0-a/release.json', good: release },
  set: { name: 'sets/abc/set.json', good: set },
  registry: { name: 'sets/abc/public/registry.json', good: registry },
  canary: { name: 'canary', good: { set: 'abc', percent: 10 } },
};
const readers: Record<keyof typeof files, () => Promise<unknown>> = {
  release: () => readRelease('mf-blog', '1.0.0-a'),
  set: () => readSet('abc'),
  registry: () => readRegistry('abc'),
  canary: readCanary,
};
const kinds = Object.keys(files) as (keyof typeof files)[];

test.each(kinds)('%s: a complete file is read as it is', async (kind) => {
  put(files[kind].name, files[kind].good);
  expect(await readers[kind]()).toEqual(files[kind].good);
});

test.each(kinds)('%s: text that is no JSON is named with its file', async (kind) => {
  const file = put(files[kind].name, '{"id":');
  await expect(readers[kind]()).rejects.toThrow(`${file}: is no JSON (`);
});

test.each<[keyof typeof files, object, string]>([
  ['release', { version: '../../x' }, 'version: must be a version'],
  ['release', { files: { 'a.js': { bytes: 1 } } }, 'files.a.js.brotli: Invalid key'],
  ['release', { files: { '../x': release.files['remoteEntry.js'] } }, 'files.../x: must be a file'],
  ['release', { chunks: { a: { js: [], css: ['../../x'] } } }, 'chunks.a.css.0: must be a file'],
  ['release', { declaration: { prefixes: [] } }, 'declaration.exposes: Invalid key'],
  ['release', { pages: { '/blog': { kind: 'page', chunk: 'x' } } }, 'pages./blog.kind: Invalid'],
  ['set', { id: '../live' }, 'id: must be the id of a set'],
  ['set', { versions: { 'mf-blog': 1 } }, 'versions.mf-blog: Invalid type: Expected string'],
  ['set', { notFound: [{ pattern: '*', file: '../../live' }] }, 'notFound.0.file: must be a file'],
  ['registry', { microFrontends: { 'mf-blog': [] } }, 'microFrontends.mf-blog.0: Invalid'],
  ['registry', { schema: undefined }, 'schema: Invalid key: Expected "schema"'],
  ['canary', { percent: 100 }, 'percent: must be 1 to 99'],
  ['canary', { set: '' }, 'set: must be the id of a set'],
])('%s with %j is refused with file, field and what it must be', async (kind, change, words) => {
  const file = put(files[kind].name, { ...files[kind].good, ...change });
  await expect(readers[kind]()).rejects.toThrow(Fault);
  await expect(readers[kind]()).rejects.toThrow(`${file}: ${words}`);
});

test('a release of an older composer has no slices, types or pages', async () => {
  const { slices: _s, types: _t, pages: _p, ...old } = release;
  put(files.release.name, old);
  expect(await readRelease('mf-blog', '1.0.0-a')).toEqual({
    ...old,
    slices: {},
    types: { exposes: {}, consumes: {} },
    pages: {},
  });
});

test('what does not exist is named', async () => {
  await expect(readRelease('mf-blog', '9')).rejects.toThrow(
    /mf-blog\/9\/.*there is no such release/,
  );
  await expect(readSet('none')).rejects.toThrow(/none\/set\.json: there is no such set/);
  expect(await readCanary()).toBeUndefined();
  expect(await liveSetId()).toBeUndefined();
  await expect(liveSet()).rejects.toThrow('no set is live yet');
});

test('the pointer is a line per switch; the last one is live', async () => {
  const history = [
    { set: 'abc', at: '2026-11-22T10:00:00.000Z', back: false },
    { set: 'def', at: '2026-11-22T11:00:00.000Z', back: true },
  ];
  put('live', history.map(pointerLine).join(''));
  expect(await readHistory()).toEqual(history);
  expect(await liveSetId()).toBe('def');
});

test.each([
  ['abc 2026-11-22T10:00:00.000Z\n../x 2026-11-22T10:00:00.000Z\n', 'line 2: set: must be'],
  ['abc yesterday\n', 'line 1: at: must be an instant'],
  ['abc 2026-11-22T10:00:00.000Z forward\n', 'line 1: must be a set, an instant'],
])('a pointer that reads %j is refused with its line', async (text, words) => {
  const file = put('live', text);
  await expect(readHistory()).rejects.toThrow(`${file}: ${words}`);
});
