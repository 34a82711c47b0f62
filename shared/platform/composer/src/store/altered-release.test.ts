import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@site/build/release-token';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { releaseDir } from '@site/contract/paths';
import { releaseOf } from '@site/delivery/testing/site-folder';
import { addRelease } from './releases';

const dir = temporaryDir('releases');
process.env.SITE_DIR = join(dir, 'site');
process.env.SOURCES_DIR = dir;

/** A build of mf-blog with one file. */
function build(version: string, text: string): void {
  const browser = join(dir, 'mf-blog/dist/browser');
  mkdirSync(browser, { recursive: true });
  writeFileSync(join(browser, 'remoteEntry.js'), text);
  const integrity = integrityOf(text);
  const files = { 'remoteEntry.js': { bytes: text.length, brotli: text.length, integrity } };
  const release = { ...releaseOf('mf-blog', version), files };
  writeFileSync(join(dir, 'mf-blog/dist/release.json'), JSON.stringify(release));
}

const stored = (version: string) => join(releaseDir('mf-blog', version), 'browser/remoteEntry.js');

test('the same version with the same bytes is stored already', async () => {
  build('1-a', 'one');
  expect((await addRelease('mf-blog')).added).toBe(true);
  expect((await addRelease('mf-blog')).added).toBe(false);
});

test('the same version with other bytes is an error, and the store stays as it was', async () => {
  build('1-b', 'one');
  await addRelease('mf-blog');
  build('1-b', 'two');
  await expect(addRelease('mf-blog')).rejects.toThrow(
    /1-b: holds other bytes than this build; nothing was overwritten$/,
  );
  expect(readFileSync(stored('1-b'), 'utf8')).toBe('one');
});

test('a release that was altered in the store is named, not repaired', async () => {
  build('1-c', 'one');
  await addRelease('mf-blog');
  writeFileSync(stored('1-c'), 'altered');
  await expect(addRelease('mf-blog')).rejects.toThrow(
    /remoteEntry\.js: fails its integrity in mf-blog@1-c$/,
  );
  expect(readFileSync(stored('1-c'), 'utf8')).toBe('altered');
});
