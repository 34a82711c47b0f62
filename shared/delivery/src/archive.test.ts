import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('an archive that grows beyond the limit is refused before it is in memory', async () => {
  const { archive } = await packed({ 'zeros.txt': '0'.repeat(1_000_000) });
  expect(archive.length).toBeLessThan(10_000);
  await expect(unpack(archive, temporaryDir('unpacked'), false, 100_000)).rejects.toThrow(
    /larger than/,
  );
});
