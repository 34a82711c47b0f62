import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { pack, unpack } from './archive';

/** A folder with these files, and an archive of them. */
async function packed(files: Record<string, string>, plain = false) {
  const dir = temporaryDir('packed');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return { dir, archive: await pack(dir, Object.keys(files), plain) };
}

test.each([true, false])('files come back as they were, plain: %s', async (plain) => {
  const { archive } = await packed({ 'a.txt': 'a', 'b/c.txt': 'c' }, plain);
  const target = temporaryDir('unpacked');
  await unpack(archive, target, plain);
  expect(readFileSync(join(target, 'b/c.txt'), 'utf8')).toBe('c');
});

test('a link is refused by its name, wherever it stands in the archive', async () => {
  const { dir } = await packed({ 'a.txt': 'a', 'z.txt': 'z' });
  symlinkSync('/etc/hosts', join(dir, 'link'));
  const archive = await pack(dir, ['a.txt', 'link', 'z.txt']);
  await expect(unpack(archive, temporaryDir('unpacked'))).rejects.toThrow(
    'link is a SymbolicLink, which no archive of the store contains',
  );
});

test('files that cannot be written are one error, not the end of the process', async () => {
  const { archive } = await packed({ 'a/b.txt': 'b', 'a/c.txt': 'c', 'a/d.txt': 'd' });
  const target = temporaryDir('unpacked');
  writeFileSync(join(target, 'a'), 'a file where the folder must be');
  await expect(unpack(archive, target)).rejects.toThrow(/a/);
  // Later errors of the same archive arrive after the first one.
  await new Promise((done) => setTimeout(done, 50));
});

test.each([
  [{ bytes: 100_000 }, /larger than 100000 bytes/],
  [{ bytesOfFile: 500_000 }, 'zeros.txt is larger than 500000 bytes'],
  [{ files: 1 }, 'more than 1 files'],
])('an archive beyond the limit %j is refused', async (most, message) => {
  const { archive } = await packed({ 'zeros.txt': '0'.repeat(1_000_000), 'other.txt': '' });
  expect(archive.length).toBeLessThan(10_000);
  const target = temporaryDir('unpacked');
  await expect(unpack(archive, target, false, most)).rejects.toThrow(message);
});

test.each([true, false])('an archive within gzip is refused, plain: %s', async (plain) => {
  const { archive } = await packed({ 'zeros.txt': '0'.repeat(1_000_000) }, true);
  const zipped = gzipSync(archive);
  const hidden = plain ? zipped : brotliCompressSync(zipped);
  const unpacking = unpack(hidden, temporaryDir('unpacked'), plain);
  await expect(unpacking).rejects.toThrow('it is no archive of files');
});

test('garbage in several pieces is an error, not the end of the process', async () => {
  const target = temporaryDir('unpacked');
  for (const bytes of [randomBytes(300_000), Buffer.alloc(5_000_000, 7), Buffer.alloc(1_000_000)])
    await expect(unpack(brotliCompressSync(bytes), target)).rejects.toThrow();
  await new Promise((done) => setTimeout(done, 50));
});

test('a file of 60 MB of zeros, which no machine should read as a whole, is refused', async () => {
  const { archive } = await packed({ 'zeros.txt': '0'.repeat(60_000_000) });
  await expect(unpack(archive, temporaryDir('unpacked'))).rejects.toThrow('zeros.txt is larger');
});
