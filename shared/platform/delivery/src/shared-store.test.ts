import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { liveSetId } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import type { Bucket } from '@site/object-storage';
import { DeliveryDatabase } from './database';
import { writeAnswer, writeHistory } from './folder';
import { FolderStore } from './folder-store';
import { Objects } from './objects';
import { SharedStore } from './shared-store';
import type { ChangeRecord, Store } from './store';
import { FailingCalls } from './testing/failing';
import { storeSet, workIn, writeRelease, writeSet } from './testing/site-folder';
import { startDatabase, testOnPostgres } from './testing/start-database';
import type { TestDatabase } from './testing/start-database';
import { twoMachines } from './testing/two-machines';
import type { Machines } from './testing/two-machines';

const record: ChangeRecord = { command: 'promote', releases: ['mf-blog@2'], revision: 'abc' };

let server: TestDatabase | undefined;
beforeAll(async () => {
  server = await startDatabase();
});
afterAll(() => server?.stop());

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

describe('a shared store', () => {
  let on: Machines;
  beforeEach(async () => {
    if (server) on = await twoMachines(server, [temporaryDir('site'), temporaryDir('site')], open);
  });
  const goLive = (store: Store, expected: string | undefined, next: string) =>
    store.changeLive({ expected, next, back: false, record });

  testOnPostgres('an empty one leaves the folder that will start it as it is', async () => {
    on(1);
    writeRelease('shell', '1');
    writeSet('a', { shell: '1' });
    await new FolderStore().changeLive({ expected: undefined, next: 'a', back: false, record });
    expect((await on(1).pull()).live).toBeUndefined();
    expect(await liveSetId()).toBe('a');
  });

  testOnPostgres('of works that end with a switch one runs at a time', async () => {
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

  testOnPostgres('the turn of a machine that ended early is free', async () => {
    await server?.sql(
      "update delivery.turn set machine = 'dead', until = now() - interval '1 second'",
    );
    expect(await on(1).inTurn(async () => 'mine')).toBe('mine');
    expect(await server?.sql('select machine from delivery.turn')).toEqual([{ machine: null }]);
  });

  testOnPostgres('a server’s folder keeps what is needed, and what only it has', async () => {
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
    // It is fetched again when a rollback needs it.
    expect(await on(2).fetchSet('a')).toBe(true);
  });

  testOnPostgres('nothing is requested but the state while nothing has changed', async () => {
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
    // Files missing in the folder are fetched again.
    rmSync(setDir('a'), { recursive: true });
    await store.pull();
    expect(existsSync(setDir('a'))).toBe(true);
    // So is what another process has written.
    await writeHistory([{ set: 'other', at: '', back: false }]);
    await store.pull();
    expect(await liveSetId()).toBe('a');
  });

  testOnPostgres('every answer has the present instant of the store', async () => {
    const first = await on(1).state();
    await new Promise((done) => setTimeout(done, 5));
    expect(Date.parse((await on(1).state()).now)).toBeGreaterThan(Date.parse(first.now));
  });

  testOnPostgres('a slow pull does not take back what a faster one has written', async () => {
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

  testOnPostgres(
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
