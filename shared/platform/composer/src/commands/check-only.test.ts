import { existsSync } from 'node:fs';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { liveSetId } from '@site/contract/live';
import { releaseDir } from '@site/contract/paths';
import type { Store } from '@site/delivery/store';
import { FolderStore } from '@site/delivery/folder-store';
import {
  DeliveryDatabase,
  memoryBucket,
  Objects,
  SharedStore,
  startDatabase,
  storeSet,
  testOnPostgres,
  workIn,
  writeRelease,
} from '@site/delivery/testing';
import type { TestDatabase } from '@site/delivery/testing';
import { addRelease } from '../store/releases';
import { theStore } from '../store/the-store';
import { check, promote } from './publish';

jest.mock('../store/the-store');
const setStore = (store: Store) => void jest.mocked(theStore).mockReturnValue(store);

let server: TestDatabase | undefined;
const bucket = memoryBucket();
const open: SharedStore[] = [];
beforeAll(async () => {
  server = await startDatabase();
});
afterAll(async () => {
  for (const store of open) await store.close();
  await server?.stop();
});

function storeOf(url: string, token: string): SharedStore {
  const database = new DeliveryDatabase(url, token);
  const store = new SharedStore(database, new Objects(bucket, database));
  open.push(store);
  return store;
}

testOnPostgres(
  'the job of a pull request checks a release that only its folder has, and changes nothing',
  async () => {
    if (!server) throw new Error('PostgreSQL is missing');
    workIn(temporaryDir('site'));
    const owner = storeOf(server.ownerUrl, '');
    await storeSet(owner, 'first', { shell: 's1', 'mf-blog': 'b0' });
    const record = { command: 'build', releases: [], revision: '' };
    await owner.changeLive({ expected: undefined, next: 'first', back: false, record });
    const stored = await owner.stored();

    // The steps of part.yml: the first one has no secrets.
    workIn(temporaryDir('built'));
    writeRelease('mf-blog', 'b1');
    const dist = releaseDir('mf-blog', 'b1');
    workIn(temporaryDir('site'));
    setStore(new FolderStore());
    await addRelease('mf-blog', dist);
    setStore(storeOf(server.teamUrl, await owner.createToken('mf-blog', true)));
    const { verdicts } = await check(['mf-blog@b1'], { browser: false });

    // It is compared with the live set of the store, and composed with that one's shell.
    expect(await liveSetId()).toBe('first');
    expect(verdicts.map(({ rule, ok }) => `${rule} ${ok}`)).toContain('prefixes true');
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([
      { rule: 'prerender', ok: false, sentence: expect.stringMatching(/shell.*no server bundle/) },
    ]);
    expect(existsSync(releaseDir('mf-blog', 'b1'))).toBe(true);
    await expect(promote(['mf-blog@b1'])).rejects.toThrow('may only check');
    expect(await owner.stored()).toEqual(stored);
  },
);
