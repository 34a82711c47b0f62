import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { SetManifest } from '@site/contract/set';
import { setFiles } from './set-files';
import { makeSmaller } from './smaller-documents';

const page = (file: string) => ({ file, owner: 'x', kind: 'content' as const, indexed: true });
const set: SetManifest = {
  ...{ id: 'a', createdAt: '', versions: {}, previous: {}, rendered: 1 },
  pages: { '/': page('index.html'), '/blog': page('blog.html') },
  notFound: [{ pattern: '*', file: '404.html' }],
};
const files = ['index.html', 'blog.html', '404.html'];
const htmlOf = (file: string) =>
  Array.from({ length: 400 }, (_, n) => `<p class="a${n % 7}">${file} ${n * n}</p>`).join('');

/** A site whose set has documents compressed as a promotion does it. */
function site(): string {
  const dir = temporaryDir('smaller');
  const folder = join(dir, 'sets/a/public');
  mkdirSync(folder, { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  for (const file of files) {
    writeFileSync(join(folder, file), htmlOf(file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(htmlOf(file), { params }));
  }
  return join(dir, 'sets/a');
}

const stored = (dir: string, file: string) => readFileSync(join(dir, 'public', `${file}.br`));
const isWhole = (dir: string) =>
  files.every((file) => brotliDecompressSync(stored(dir, file)).toString() === htmlOf(file));

test('each document is smaller and has the same text, once', async () => {
  const dir = site();
  const before = files.map((file) => stored(dir, file).length);
  await makeSmaller(dir, set);
  expect(isWhole(dir)).toBe(true);
  for (const [nth, file] of files.entries())
    expect(stored(dir, file).length).toBeLessThan(before[nth] ?? 0);
  rmSync(join(dir, 'public/index.html'));
  await makeSmaller(dir, set);
  // Other machines compress for themselves, so they must not get the mark.
  expect((await setFiles(dir)).files).not.toContain('smallest');
});

test('stopped after each document the set is whole, and the next run finishes it', async () => {
  for (let most = 0; most < files.length; most++) {
    const dir = site();
    let left = most;
    await makeSmaller(dir, set, async () => left-- > 0);
    expect(isWhole(dir)).toBe(true);
    expect(existsSync(join(dir, 'smallest'))).toBe(false);
    expect(readdirSync(join(dir, 'public'))).toHaveLength(6);
    expect(readdirSync(dir)).toEqual(['public']);
    await makeSmaller(dir, set);
    expect(existsSync(join(dir, 'smallest'))).toBe(true);
  }
});
