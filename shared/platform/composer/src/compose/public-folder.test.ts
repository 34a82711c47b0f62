import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { PublicFolder } from './public-folder';

const newDir = () => temporaryDir('public');
const text = '<p>words</p>'.repeat(500);

test('every text is stored plain, as brotli and as gzip', async () => {
  const folder = new PublicFolder(newDir());
  const names = Array.from({ length: 100 }, (_, i) => `blog/${i}.html`);
  for (const name of names) await folder.put(name, text + name);
  await folder.complete();
  for (const name of names) {
    const bytes = (ending: string) => readFileSync(join(folder.dir, name + ending));
    expect(bytes('').toString()).toBe(text + name);
    expect(brotliDecompressSync(bytes('.br')).toString()).toBe(text + name);
    expect(gunzipSync(bytes('.gz')).toString()).toBe(text + name);
  }
});

test('pictures are stored plain only', async () => {
  const folder = new PublicFolder(newDir());
  await folder.put('a.png', Buffer.from('png'));
  await folder.complete();
  expect(existsSync(join(folder.dir, 'a.png'))).toBe(true);
  expect(existsSync(join(folder.dir, 'a.png.br'))).toBe(false);
});

test('a file that cannot be written compressed fails the set', async () => {
  const folder = new PublicFolder(newDir());
  await folder.put('a.html', text.repeat(200));
  rmSync(folder.dir, { recursive: true });
  await expect(folder.complete()).rejects.toThrow('ENOENT');
});
