import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, integrityToken, releaseToken } from '@site/build/release-token';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { finishRelease } from './finish-release';
import type { Unfinished } from './finish-release';

const part: Unfinished = {
  name: 'mf-other',
  version: '1.0.0',
  declaration: { prefixes: ['/other'], exposes: {}, consumes: [] },
  entry: 'entry.js',
  type: 'var',
  container: `other_${releaseToken}`,
  chunks: {},
  shared: {},
  slices: {},
  types: { exposes: {}, consumes: {} },
  pages: {},
};

const chunk = `globalThis.chunks_${releaseToken} = 1;`;

/** A release of two files. The entry contains the integrity of the other in every notation. */
function finish(declared: Unfinished = part) {
  const dist = temporaryDir('dist');
  mkdirSync(join(dist, 'browser'));
  const known = [
    integrityToken('chunk.js'),
    ...['sha256', 'sha384'].map((a) => integrityOf(chunk, a)),
  ];
  writeFileSync(join(dist, 'browser/chunk.js'), chunk);
  writeFileSync(join(dist, 'browser/entry.js'), known.join(' '));
  const read = (file: string) => readFileSync(join(dist, 'browser', file), 'utf8');
  return finishRelease(dist, declared, 'abc').then((release) => ({ release, read }));
}

test('the entry contains the integrity of its served chunks, for every bundler', async () => {
  const { release, read } = await finish();
  const hash = release.version.slice('1.0.0-'.length);
  expect(hash).toHaveLength(releaseToken.length);
  expect(release.container).toBe(`other_${hash}`);
  const served = read('chunk.js');
  expect(served).toBe(`globalThis.chunks_${hash} = 1;`);
  const now = integrityOf(served);
  expect(read('entry.js')).toBe(`${now} ${now} ${integrityOf(served, 'sha384')}`);
  expect(release.files['chunk.js']?.integrity).toBe(now);
  expect(release.files['entry.js']?.integrity).toBe(integrityOf(read('entry.js')));
});

test('the same files give the same version; a new number or declaration gives a new container', async () => {
  const { release } = await finish();
  expect((await finish()).release).toEqual(release);
  const numbered = (await finish({ ...part, version: '1.1.0' })).release;
  const declared = (await finish({ ...part, shared: { react: '^19.0.0' } })).release;
  expect(new Set([release, numbered, declared].map(({ container }) => container)).size).toBe(3);
});
