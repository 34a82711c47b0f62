import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { givenBackend } from '@site/contract/backend';
import { Fault } from '@site/contract/fault';
import { liveSet, readHistory } from '@site/contract/live';
import { loadCompany } from '@site/contract/load-company';
import { writeEmptySet, writeRelease } from '@site/delivery/testing/site-folder';
import { backUp, restore } from '@site/server/site-backup';
import { emptyStore, goLive } from '../store/testing';

let folder: string;
beforeAll(async () => {
  folder = temporaryDir('backup');
  process.env.DATA_DIR = join(folder, 'data');
  delete process.env.DATABASE_URL;
  const dataDir = process.env.DATA_DIR;
  const backend = await (
    await givenBackend()
  )?.open({
    dataDir,
    company: await loadCompany(),
    port: 3000,
    proxySettings: { proxies: 0, localHost: '' },
    reportSets: () => Promise.resolve([]),
    count: () => undefined,
    log: () => undefined,
  });
  await backend?.close();
});

test('a backup has the live set and its releases alone, and a restore makes it live again', async () => {
  const dir = emptyStore();
  for (const n of [1, 2, 3]) {
    writeRelease('mf-blog', `v${n}`);
    writeEmptySet(`set${n}`, { 'mf-blog': `v${n}` }, n > 1 ? { 'mf-blog': `v${n - 1}` } : {});
    await goLive(`set${n}`);
  }
  const page = 'sets/set3/public/blog/index.html';
  mkdirSync(join(dir, 'sets/set3/public/blog'), { recursive: true });
  writeFileSync(join(dir, page), '<p>Hello</p>');
  const file = join(folder, 'backup.tar.gz');
  const [line] = await backUp(file);
  expect(line).toContain(`${file}: the site as of 20`);

  process.env.DATA_DIR = join(folder, 'restored');
  const there = join(temporaryDir('machine'), 'site');
  process.env.SITE_DIR = there;
  expect(await restore(file, { identity: undefined, dataOnly: false })).toContain(' rows');
  expect((await liveSet()).versions).toEqual({ 'mf-blog': 'v3' });
  expect(readFileSync(join(there, page), 'utf8')).toBe('<p>Hello</p>');
  expect(await readHistory()).toMatchObject([{ set: 'set3' }]);
  // Its pages fall back to the previous version.
  const retained = ['v1', 'v2', 'v3'].filter((v) => existsSync(join(there, 'releases/mf-blog', v)));
  expect(retained).toEqual(['v2', 'v3']);
  expect(existsSync(join(folder, 'restored', 'staff.key'))).toBe(true);

  const again = restore(file, { identity: undefined, dataOnly: false });
  await expect(again).rejects.toThrow(Fault);
  await expect(again).rejects.toThrow(/is not empty/);
  process.env.DATA_DIR = join(folder, 'data-only');
  await restore(file, { identity: undefined, dataOnly: true });
  expect(existsSync(join(folder, 'data-only', 'postgres'))).toBe(true);
});

test('a backup of a folder without a database says which setting is wrong', async () => {
  emptyStore();
  process.env.DATA_DIR = join(folder, 'nothing');
  await expect(backUp(join(folder, 'none.tar.gz'))).rejects.toThrow(/does not exist. Set DATA_DIR/);
  expect(existsSync(join(folder, 'none.tar.gz'))).toBe(false);
});
