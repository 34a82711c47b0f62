import { existsSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { readCanary } from '@site/contract/canary';
import { liveSetId, readHistory } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import type { Bucket } from '@site/object-storage';
import { DeliveryDatabase } from './database';
import { writeAnswer, writeHistory } from './folder';
import { FolderStore } from './folder-store';
import { Objects } from './objects';
import { SharedStore } from './shared-store';
import type { ChangeRecord, Store } from './store';
import { FailingCalls } from './testing/failing';
import { memoryBucket } from './testing/memory-bucket';
import { storeSet, workIn, writeRelease, writeSet } from './testing/site-folder';
import { startDatabase } from './testing/start-database';
import type { TestDatabase } from './testing/start-database';

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

type Machines = ((which: 1 | 2) => Store) & { bucket: Bucket };

/** Two machines with the same store; with the folder alone they are one machine. */
async function twoMachines(kind: string): Promise<Machines | undefined> {
  const bucket = memoryBucket();
  if (kind === 'folder') {
    workIn(temporaryDir('site'));
    return Object.assign(() => new FolderStore(), { bucket });
  }
  if (!server) return undefined;
  await server.sql(
    'truncate delivery.objects; update delivery.current set live = null, canary = null',
  );
  await server.sql(
    'alter table delivery.changes disable trigger keep_changes; truncate delivery.changes; alter table delivery.changes enable trigger keep_changes',
  );
  const folders = [workIn(temporaryDir('site')), workIn(temporaryDir('site'))];
  const stores = folders.map(() => {
    const database = new DeliveryDatabase(server?.ownerUrl ?? '', '');
    const store = new SharedStore(database, new Objects(bucket, database));
    open.push(store);
    return store;
  });
  const on = (which: 1 | 2) => {
    workIn(folders[which - 1] ?? '');
    return stores[which - 1] as Store;
  };
  return Object.assign(on, { bucket });
}

describe.each(['folder', 'shared'])('a %s store', (kind) => {
  let on: Machines;
  let run = true;
  beforeEach(async () => {
    const machines = await twoMachines(kind);
    run = machines !== undefined;
    if (machines) on = machines;
  });
  const unlessMissing = (title: string, body: () => Promise<void>) =>
    test(title, async () => {
      if (run) await body();
    });

  const goLive = (store: Store, expected: string | undefined, next: string, back = false) =>
    store.changeLive({ expected, next, back, record });

  unlessMissing('is empty at first', async () => {
    expect(await on(1).pull()).toMatchObject({ live: undefined, history: [], canary: undefined });
    expect(await on(1).stored()).toEqual([]);
    expect(await on(1).fetchSet('a')).toBe(false);
    expect(await on(1).fetchRelease('mf-blog', '1')).toBe(false);
  });

  unlessMissing('a set that one machine makes live is complete on the other', async () => {
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

  unlessMissing('a switch from a set that is no longer live changes nothing', async () => {
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

  unlessMissing('a set that is not stored does not go live', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    await goLive(on(1), undefined, 'a');
    await expect(goLive(on(1), 'a', 'nothing')).rejects.toThrow(/nothing/);
    expect((await on(2).pull()).live).toBe('a');
  });

  unlessMissing(
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

  unlessMissing('a canary reaches the other machine with its set, and ends', async () => {
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

  unlessMissing('a canary whose set is not stored is refused, and no canary begins', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    await goLive(on(1), undefined, 'a');
    const canary = { set: 'nothing', percent: 10 };
    await expect(on(1).changeCanary({ expected: 'a', canary, record })).rejects.toThrow(/nothing/);
    expect((await on(1).pull()).canary).toBeUndefined();
    expect(await on(1).log(5)).toHaveLength(1);
  });

  unlessMissing('one more release or set is fetched by its name', async () => {
    await storeSet(on(1), 'a', { shell: '1', 'mf-blog': '1' });
    expect(await on(2).fetchRelease('mf-blog', '1')).toBe(true);
    expect(await on(2).fetchSet('a')).toBe(true);
    expect(existsSync(join(releaseDir('shell', '1'), 'release.json'))).toBe(true);
  });

  unlessMissing('what was removed is gone on both machines', async () => {
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

  unlessMissing('a set that another machine stored first stays', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    workIn(temporaryDir('site'));
    expect(await storeSetAgain(on)).toBe(kind === 'folder' ? 'stored' : 'exists');
  });
});

describe('a shared store', () => {
  let on: Machines;
  beforeEach(async () => {
    on = (await twoMachines('shared')) ?? on;
  });
  const unlessMissing = (title: string, body: () => Promise<void>) =>
    test(title, async () => {
      if (server) await body();
    });
  const goLive = (store: Store, expected: string | undefined, next: string) =>
    store.changeLive({ expected, next, back: false, record });

  unlessMissing('an empty one leaves the folder that will start it as it is', async () => {
    on(1);
    writeRelease('shell', '1');
    writeSet('a', { shell: '1' });
    await new FolderStore().changeLive({ expected: undefined, next: 'a', back: false, record });
    expect((await on(1).pull()).live).toBeUndefined();
    expect(await liveSetId()).toBe('a');
  });

  unlessMissing('of works that end with a switch one runs at a time', async () => {
    let running = 0;
    let most = 0;
    const work = (which: 1 | 2) =>
      on(which).inTurn(async () => {
        most = Math.max(most, ++running);
        // Long enough that without turns both would have begun.
        await new Promise((done) => setTimeout(done, 200));
        running--;
        return which;
      });
    expect(await Promise.all([work(1), work(2)])).toEqual([1, 2]);
    expect(most).toBe(1);
    await expect(on(1).inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await on(2).inTurn(async () => 'next')).toBe('next');
  });

  unlessMissing('the turn of a machine that ended early is free', async () => {
    await server?.sql(
      "update delivery.turn set machine = 'dead', until = now() - interval '1 second'",
    );
    expect(await on(1).inTurn(async () => 'mine')).toBe('mine');
    expect(await server?.sql('select machine from delivery.turn')).toEqual([{ machine: null }]);
  });

  unlessMissing('a server’s folder keeps what is needed, and what only it has', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    let live: string | undefined;
    for (const [i, id] of ids.entries()) {
      await storeSet(on(1), id, { shell: `${i}` });
      await goLive(on(1), live, id);
      live = id;
    }
    await on(2).pull();
    writeSet('mine', { shell: 'other' });
    writeRelease('mf-shop', 'mine');
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const id of [...ids, 'mine']) utimesSync(join(setDir(id), 'set.json'), old, old);
    for (const i of ids.keys()) utimesSync(releaseDir('shell', `${i}`), old, old);
    utimesSync(releaseDir('mf-shop', 'mine'), old, old);
    // As if the switches were made two days ago, all but the last.
    await server?.sql(`alter table delivery.changes disable trigger keep_changes;
      update delivery.changes set at = at - interval '2 days';
      alter table delivery.changes enable trigger keep_changes`);
    await storeSet(on(1), 'i', { shell: '0' });
    await goLive(on(1), 'h', 'i');
    await on(2).pull();
    expect(readdirSync(join(setDir('a'), '..')).sort()).toEqual([
      ...['d', 'e', 'f', 'g', 'h', 'i'],
      'mine',
    ]);
    expect(readdirSync(join(releaseDir('shell', '0'), '..')).sort()).toEqual([
      '0',
      ...['3', '4', '5', '6', '7'],
    ]);
    expect(existsSync(releaseDir('mf-shop', 'mine'))).toBe(true);
    // It is fetched again when a rollback wants it.
    expect(await on(2).fetchSet('a')).toBe(true);
  });

  unlessMissing('nothing is requested but the state while nothing has changed', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    await goLive(on(1), undefined, 'a');
    const calls = new FailingCalls();
    const database = calls.wrap(new DeliveryDatabase(server?.ownerUrl ?? '', ''));
    const bucketCalls = new FailingCalls();
    const store = new SharedStore(database, new Objects(bucketCalls.wrap(on.bucket), database));
    open.push(store);
    workIn(temporaryDir('site'));
    await store.pull();
    expect(calls.calls).toBeGreaterThan(1);
    calls.failAt(0, 'before');
    bucketCalls.failAt(0, 'before');
    for (let i = 0; i < 5; i++) expect((await store.pull()).live).toBe('a');
    expect(calls.calls).toBe(5);
    expect(bucketCalls.calls).toBe(0);
    // What is missing in the folder is fetched again.
    rmSync(setDir('a'), { recursive: true });
    await store.pull();
    expect(existsSync(setDir('a'))).toBe(true);
    // So is what another process has written.
    await writeHistory([{ set: 'other', at: '', back: false }]);
    await store.pull();
    expect(await liveSetId()).toBe('a');
  });

  unlessMissing('every answer has the present instant of the store', async () => {
    const first = await on(1).state();
    await new Promise((done) => setTimeout(done, 5));
    expect(Date.parse((await on(1).state()).now)).toBeGreaterThan(Date.parse(first.now));
  });

  unlessMissing('a slow pull does not take back what a faster one has written', async () => {
    await storeSet(on(1), 'a', { shell: '1' });
    await goLive(on(1), undefined, 'a');
    await storeSet(on(1), 'b', { shell: '2' });
    // Two processes of one folder: the server that follows reads "a", then waits for the storage.
    const folder = workIn(temporaryDir('site'));
    let release = (): void => {};
    const gate = new Promise<void>((done) => (release = done));
    let isWaiting = false;
    const waiting: Bucket = {
      ...on.bucket,
      get: async (key) => {
        isWaiting = true;
        await gate;
        return on.bucket.get(key);
      },
    };
    const database = new DeliveryDatabase(server?.ownerUrl ?? '', '');
    const follower = new SharedStore(database, new Objects(waiting, database));
    open.push(follower);
    const slow = follower.pull();
    while (!isWaiting) await new Promise((done) => setTimeout(done, 2));
    // A command switches to "b" in the same folder.
    const command = on(1);
    workIn(folder);
    await goLive(command, 'a', 'b');
    expect(await liveSetId()).toBe('b');
    release();
    await slow;
    expect(await liveSetId()).toBe('b');
    await follower.pull();
    expect(await liveSetId()).toBe('b');
  });

  unlessMissing(
    'a database that was restored from a backup counts, though its revision is lower',
    async () => {
      workIn(temporaryDir('site'));
      const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();
      const answer = (set: string, revision: number, seconds: number) => ({
        revision,
        now: at(seconds),
        history: [{ set, at: '', back: false }],
        canary: undefined,
      });
      expect(await writeAnswer(answer('new', 9, 10))).toBe(true);
      expect(await writeAnswer(answer('old', 8, 9))).toBe(false);
      expect(await liveSetId()).toBe('new');
      expect(await writeAnswer(answer('restored', 5, 300))).toBe(true);
      expect(await liveSetId()).toBe('restored');
    },
  );
});

async function storeSetAgain(on: (which: 1 | 2) => Store): Promise<string> {
  const store = on(2);
  await store.fetchRelease('shell', '1');
  writeSet('a', { shell: '1' });
  return store.pushSet('a');
}
