import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { CachedFiles } from './cached-files';

let dir: string;
beforeEach(() => (dir = temporaryDir('cached')));

async function read(files: CachedFiles, name: string, content: string): Promise<void> {
  const path = join(dir, name);
  writeFileSync(path, content);
  await files.read(name, { path, stat: statSync(path) }, { etag: name });
}
/** Of memory, besides the content. */
const costOfEntry = (name: string) => 1000 + name.length + join(dir, name).length;
const textOf = (files: CachedFiles, name: string) => files.get(name)?.body.toString();

test('a file is in memory until it is replaced, also by one of the same size and time', async () => {
  const files = new CachedFiles();
  await read(files, 'a', 'one');
  expect(files.get('a')).toMatchObject({ body: Buffer.from('one'), headers: { etag: 'a' } });
  const path = join(dir, 'a');
  const { atime, mtime } = statSync(path);
  writeFileSync(`${path}.new`, 'two');
  utimesSync(`${path}.new`, atime, mtime);
  renameSync(`${path}.new`, path);
  expect(textOf(files, 'a')).toBeUndefined();
  await files.read('a', { path, stat: statSync(path) }, {});
  expect(textOf(files, 'a')).toBe(readFileSync(path, 'utf8'));
  rmSync(path);
  expect(textOf(files, 'a')).toBeUndefined();
});

test('many names of one small file take no more memory than other files', async () => {
  const files = new CachedFiles(100_000);
  const path = join(dir, 'a');
  writeFileSync(path, 'a');
  const names = Array.from({ length: 200 }, (_, i) => `${'/'.repeat(1000)}${i}`);
  for (const name of names) await files.read(name, { path, stat: statSync(path) }, {});
  const cached = names.filter((name) => files.get(name));
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.length).toBeLessThanOrEqual(50);
});

test('a file that is replaced while it is read is not sent with the headers of the old one', async () => {
  const path = join(dir, 'a');
  writeFileSync(path, 'long');
  const stat = statSync(path);
  writeFileSync(path, 'new one');
  expect(await new CachedFiles().read('a', { path, stat }, {})).toBeUndefined();
});

test('the files that were not requested for the longest time leave first', async () => {
  const files = new CachedFiles(10 + 3 * costOfEntry('a'), 5);
  await read(files, 'a', 'aaaa');
  await read(files, 'b', 'bbbb');
  expect(textOf(files, 'a')).toBe('aaaa');
  await read(files, 'c', 'cccc');
  expect(['a', 'b', 'c'].map((name) => textOf(files, name))).toEqual(['aaaa', undefined, 'cccc']);
  await read(files, 'large', 'more than five');
  expect(textOf(files, 'large')).toBeUndefined();
  // Two requests at the same time count the bytes of a file once.
  const path = join(dir, 'd');
  writeFileSync(path, 'dd');
  const request = () => files.read('d', { path, stat: statSync(path) }, {});
  await Promise.all([request(), request()]);
  expect(['a', 'c', 'd'].map((name) => textOf(files, name))).toEqual(['aaaa', 'cccc', 'dd']);
});
