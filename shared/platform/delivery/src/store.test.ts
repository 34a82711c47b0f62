import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { readCanary } from '@site/contract/canary';
import { liveSetId, readHistory } from '@site/contract/live';
import { releaseDir, setDir, siteDir } from '@site/contract/paths';
import { FolderStore } from './folder-store';
import type { ChangeRecord, Store } from './store';
import { storeSet, workIn, writeSet } from './testing/site-folder';
import { startDatabase, testOnPostgres } from './testing/start-database';
import type { TestDatabase } from './testing/start-database';
import { twoMachines } from './testing/two-machines';

const record: ChangeRecord = {
  command: 'promote',
  releases: ['mf-blog@2'],
  revision: 'abc',
  verdicts: [{ rule: 'prefixes', ok: true, sentence: 'Fine.' }],
};

let server: TestDatabase | undefined;
beforeAll(async () => {
  server = await startDatabase();
});
afterAll(() => server?.stop());

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

describe.each(['folder', 'shared'])('a %s store', (kind) => {
  let on: (which: 1 | 2) => Store;
  beforeEach(async () => {
    if (kind === 'folder') {
      workIn(temporaryDir('site'));
      on = () => new FolderStore();
    } else if (server)
      on = await twoMachines(server, [temporaryDir('site'), temporaryDir('site')], open);
  });
  const testStore = kind === 'folder' ? test : testOnPostgres;

  const goLive = (store: Store, expected: string | undefined, next: string, back = false) =>
    store.changeLive({ expected, next, back, record });

  testStore('is empty at first', async () => {
    expect(await on(1).pull()).toMatchObject({ live: undefined, history: [], canary: undefined });
    expect(await on(1).stored()).toEqual([]);
    expect(await on(1).fetchSet('a')).toBe(false);
    expect(await on(1).fetchRelease('mf-blog', '1')).toBe(false);
  });

  testStore('a set that one machine makes live is complete on the other', async () => {
    await storeSet(on(1), 'a', { shell: '1', 'mf-blog': '1' });
    expect(await goLive(on(1), undefined, 'a')).toBe(true);
    const { live, history } = await on(2).pull();
    expect(live).toBe('a');
    expect(await liveSetId()).toBe('a');
    expect(history).toMatchObject([{ set: 'a', back: false }]);
    expect(readFileSync(join(setDir('a'), 'public/index.html'), 'utf8')).toBe('<h1>a</h1>');
    expect(readFileSync(join(setDir('a'), 'public/share/page.png'), 'utf8')).toMatch(/picture/);
    expect(existsSync(join(releaseDir('mf-blog', '1'), 'browser/remoteEntry.js'))).toBe(true);
  });

  testStore('a switch from a set that is no longer live changes nothing', async () => {
    await storeSet(on(1), 'a', { shell: '1', 'mf-blog': '1' });
    await goLive(on(1), undefined, 'a');
    await storeSet(on(1), 'b', { shell: '1', 'mf-blog': '2' });
    await on(2).pull();
    await storeSet(on(2), 'c', { shell: '2', 'mf-blog': '1' });
    expect(await goLive(on(1), 'a', 'b')).toBe(true);
    expect(await goLive(on(2), 'a', 'c')).toBe(false);
    expect((await on(2).pull()).live).toBe('b');
    expect((await on(1).state()).live).toBe('b');
  });

  testStore('a set that is not stored does not go live', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    await goLive(on(1), undefined, 'a');
    await expect(goLive(on(1), 'a', 'nothing')).rejects.toThrow(/nothing/);
    expect((await on(2).pull()).live).toBe('a');
  });

  testStore(
    'the history says which switch was a rollback, and the log who did it and why',
    async () => {
      await storeSet(on(1), 'a', { shell: '1' });
      await storeSet(on(1), 'b', { shell: '2' });
      await goLive(on(1), undefined, 'a');
      await goLive(on(1), 'a', 'b');
      await goLive(on(1), 'b', 'b');
      await goLive(on(1), 'b', 'a', true);
      await on(2).pull();
      expect(await readHistory()).toMatchObject([
        { set: 'a', back: false },
        { set: 'b', back: false },
        { set: 'a', back: true },
      ]);
      const log = await on(2).log(2);
      expect(log).toMatchObject([
        { did: 'back', before: 'b', after: 'a', record },
        { did: 'live', before: 'a', after: 'b', record },
      ]);
      expect(log[0]?.by).toMatch(/./);
      expect(await on(2).log(10)).toHaveLength(3);
    },
  );

  testStore('a canary reaches the other machine with its set, and ends', async () => {
    await storeSet(on(1), 'a', { shell: '1', 'mf-blog': '1' });
    await goLive(on(1), undefined, 'a');
    await storeSet(on(1), 'b', { shell: '1', 'mf-blog': '2' });
    const watch = {
      candidates: ['mf-blog@2'],
      since: '2026-11-22T10:00:00.000Z',
      until: '2026-11-22T10:30:00.000Z',
      leastViews: 200,
    };
    const canary = { set: 'b', percent: 10, watch };
    expect(await on(1).changeCanary({ expected: 'other', canary, record })).toBe(false);
    expect(await on(1).changeCanary({ expected: 'a', canary, record })).toBe(true);
    expect((await on(2).pull()).canary).toEqual(canary);
    expect(await readCanary()).toEqual(canary);
    expect(existsSync(join(setDir('b'), 'public/index.html'))).toBe(true);
    expect(await on(2).changeCanary({ expected: 'a', canary: undefined, record })).toBe(true);
    expect((await on(1).pull()).canary).toBeUndefined();
    expect(await readCanary()).toBeUndefined();
    const log = await on(1).log(2);
    expect(log.map(({ did }) => did)).toEqual(['canary off', 'canary']);
    expect(log.map(({ record: { percent } }) => percent)).toEqual([undefined, 10]);
  });

  testStore('a canary whose set is not stored is refused, and no canary begins', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    await goLive(on(1), undefined, 'a');
    const canary = { set: 'nothing', percent: 10 };
    await expect(on(1).changeCanary({ expected: 'a', canary, record })).rejects.toThrow(/nothing/);
    expect((await on(1).pull()).canary).toBeUndefined();
    expect(await on(1).log(5)).toHaveLength(1);
  });

  testStore('one more release or set is fetched by its name', async () => {
    await storeSet(on(1), 'a', { shell: '1', 'mf-blog': '1' });
    expect(await on(2).fetchRelease('mf-blog', '1')).toBe(true);
    expect(await on(2).fetchSet('a')).toBe(true);
    expect(existsSync(join(releaseDir('shell', '1'), 'release.json'))).toBe(true);
  });

  testStore('what was removed is gone on both machines', async () => {
    await storeSet(on(1), 'a', { shell: '1', 'mf-blog': '1' });
    await goLive(on(1), undefined, 'a');
    await storeSet(on(1), 'b', { shell: '1', 'mf-blog': '2' });
    await goLive(on(1), 'a', 'b');
    const stored = await on(1).stored();
    expect(stored.map(({ name }) => name).sort()).toEqual([
      'a',
      'b',
      'mf-blog@1',
      'mf-blog@2',
      'shell@1',
    ]);
    expect(stored.find(({ name }) => name === 'a')).toMatchObject({
      kind: 'set',
      uses: ['shell@1', 'mf-blog@1'],
    });
    await on(1).remove(['a'], ['mf-blog@1']);
    expect((await on(1).stored()).map(({ name }) => name).sort()).toEqual([
      'b',
      'mf-blog@2',
      'shell@1',
    ]);
    expect((await on(2).pull()).history).toMatchObject([{ set: 'b' }]);
    expect(existsSync(setDir('a'))).toBe(false);
    expect(await on(2).fetchRelease('mf-blog', '1')).toBe(false);
  });

  testStore('a set that another machine stored first stays', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    workIn(temporaryDir('site'));
    expect(await storeSetAgain(on)).toBe(kind === 'folder' ? 'stored' : 'exists');
  });
});

test('a torn line of the log is named and hides no other line', async () => {
  workIn(temporaryDir('site'));
  const store = new FolderStore();
  const log = join(siteDir(), 'log');
  const goLive = (expected: string | undefined, next: string) =>
    store.changeLive({ expected, next, back: false, record });
  for (const id of ['a', 'b', 'c']) await storeSet(store, id, { shell: '1' });
  await goLive(undefined, 'a');
  const [whole] = readFileSync(log, 'utf8').split('\n');
  appendFileSync(log, JSON.stringify({ ...JSON.parse(whole ?? ''), record: {} }));
  appendFileSync(log, '\n{"at":"2026-11');
  await goLive('a', 'b');
  await goLive('b', 'c');
  const messages: string[] = [];
  const entries = await store.log(10, (message) => messages.push(message));
  expect(entries.map(({ after }) => after)).toEqual(['c', 'b', 'a']);
  expect(messages).toEqual([
    expect.stringContaining(`${log}: line 3: is no JSON (`),
    expect.stringContaining(`${log}: line 2: record.command: Invalid key`),
  ]);
});

async function storeSetAgain(on: (which: 1 | 2) => Store): Promise<string> {
  const store = on(2);
  await store.fetchRelease('shell', '1');
  writeSet('a', { shell: '1' });
  return store.pushSet('a');
}
