import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { SetManifest } from '@site/contract/set';
import { makeSmallerWhenIdle } from './make-smaller-when-idle';

const set: SetManifest = {
  ...{ id: 'a', createdAt: '', versions: {}, previous: {}, rendered: 1, notFound: [] },
  pages: { '/': { file: 'index.html', owner: 'x', kind: 'content', indexed: true } },
};

/** A site with one document. @returns the folder of its set */
function site(): string {
  const dir = temporaryDir('smaller');
  process.env.SITE_DIR = dir;
  mkdirSync(join(dir, 'sets/a/public'), { recursive: true });
  writeFileSync(join(dir, 'sets/a/public/index.html'), 'a document');
  return join(dir, 'sets/a');
}

test('a set that is pruned meanwhile, or cannot be written, stops nothing', async () => {
  const dir = site();
  rmSync(join(dir, 'public'), { recursive: true });
  let asked = 0;
  const making = makeSmallerWhenIdle(async () => (asked++, set), 20);
  while (asked < 5) await new Promise((done) => setTimeout(done, 5));
  await making.stop();
});

test('the live set is made smaller when no request comes, and the next one after a switch', async () => {
  const dir = site();
  const live: SetManifest[] = [];
  const making = makeSmallerWhenIdle(async () => live[0], 20);
  await new Promise((done) => setTimeout(done, 30));
  live.push(set);
  while (!existsSync(join(dir, 'smallest'))) {
    await new Promise((done) => setTimeout(done, 5));
  }
  const smaller = readFileSync(join(dir, 'public/index.html.br'));
  expect(brotliDecompressSync(smaller).toString()).toBe('a document');
  await making.stop();
});
