import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { liveSet, liveSetId } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { Store } from '@site/delivery/store';
import {
  DeliveryDatabase,
  FailingCalls,
  memoryBucket,
  Objects,
  SharedStore,
  startDatabase,
  storeSet,
  testOnPostgres,
  workIn,
  writeRelease,
  writeSet,
} from '@site/delivery/testing';
import type { Failure, TestDatabase } from '@site/delivery/testing';
import { prune } from '../commands/prune';
import { rollback } from '../commands/rollback';
import { addRelease } from './releases';
import { changeLive } from './sets';
import { theStore } from './the-store';

jest.mock('./the-store');
const setStore = (store: Store) => void jest.mocked(theStore).mockReturnValue(store);

let server: TestDatabase | undefined;
const bucket = memoryBucket();
const open: Store[] = [];

beforeAll(async () => {
  server = await startDatabase();
  if (!server) return;
  workIn(temporaryDir('site'));
  const store = storeOn(server.ownerUrl);
  await storeSet(store, 'first', { shell: 's1', 'mf-blog': 'b0' });
  await store.changeLive({
    expected: undefined,
    next: 'first',
    back: false,
    record: { command: 'build', releases: [], revision: '' },
  });
});
afterAll(async () => {
  for (const store of open) await store.close();
  await server?.stop();
});

const whenInstalled = (title: string, body: (server: TestDatabase) => Promise<void>) =>
  testOnPostgres(title, async () => {
    if (!server) throw new Error('PostgreSQL is missing');
    await body(server);
  });

function storeOn(url: string, failing = new FailingCalls()): SharedStore {
  const database = new DeliveryDatabase(url, '');
  const objects = new Objects(failing.wrap(bucket), failing.wrap(database));
  const store = new SharedStore(failing.wrap(database), objects);
  open.push(store);
  return store;
}

/** The job of a team: it stores its build, makes a set with it and makes that live. */
async function publish(version: string): Promise<void> {
  await addRelease('mf-blog', buildOf(version));
  await changeLive(async () => {
    const versions = { ...(await liveSet()).versions, 'mf-blog': version };
    const id = Object.values(versions).join('-');
    writeSet(id, versions);
    return { set: await readSet(id), record: { command: 'promote', releases: [], revision: '' } };
  });
}

const builds = temporaryDir('builds');
/** A build as a part's `dist`. */
function buildOf(version: string): string {
  const dist = join(builds, version);
  if (existsSync(dist)) return dist;
  const before = process.env.SITE_DIR;
  workIn(temporaryDir('build'));
  writeRelease('mf-blog', version);
  cpSync(releaseDir('mf-blog', version), dist, { recursive: true });
  process.env.SITE_DIR = before;
  return dist;
}

whenInstalled(
  'a fresh machine that loses the connection while it fetches starts again',
  async ({ ownerUrl }) => {
    // One set of the past; with more, the calls would grow with the square of their number.
    workIn(temporaryDir('site'));
    setStore(storeOn(ownerUrl));
    await publish('present');
    const failing = new FailingCalls();
    const store = storeOn(ownerUrl, failing);
    const { live = '' } = await storeOn(ownerUrl).state();
    let call = 1;
    for (; ; call++) {
      workIn(temporaryDir('site'));
      failing.failAt(call, 'before');
      const lost = await store.pull().catch((error: Error) => error);
      if (failing.calls < call) break;
      expect(lost).toBeInstanceOf(Error);
      // Nothing is served that is not complete.
      expect(await liveSetId()).toBeUndefined();
      failing.failAt(0, 'before');
      await store.pull();
      expect(await liveSetId()).toBe(live);
      expect(existsSync(join(setDir(live), 'public/share/page.png'))).toBe(true);
    }
    // The state, and at least the manifest, the pages and the releases of the set.
    expect(call).toBeGreaterThan(4);
  },
);

whenInstalled(
  'whatever is lost at any call, the old set stays live and the next attempt finishes',
  async ({ ownerUrl }) => {
    const publisher = workIn(temporaryDir('site'));
    const other = temporaryDir('other');
    const failing = new FailingCalls();
    const store = storeOn(ownerUrl, failing);
    const watching = storeOn(ownerUrl);
    setStore(store);

    /** @returns whether the call at which to fail was reached */
    async function loseAt(call: number, failure: Failure): Promise<boolean> {
      const version = `b${call}-${failure}`;
      const old = (await watching.state()).live;
      failing.failAt(call, failure);
      const lost = await publish(version).then(
        () => undefined,
        (error: Error) => error,
      );
      const reached = failing.calls >= call;
      failing.failAt(0, failure);
      const now = (await watching.state()).live;
      const next = `s1-${version}`;
      if (lost && now === next) switched.push(failure);
      else expect(now).toBe(lost ? old : next);
      // Another server gets the set that is live, complete.
      process.env.SITE_DIR = other;
      await watching.pull();
      expect(await liveSetId()).toBe(now);
      expect(existsSync(join(setDir(now ?? ''), 'public/index.html'))).toBe(true);

      process.env.SITE_DIR = publisher;
      await publish(version);
      process.env.SITE_DIR = other;
      await watching.pull();
      expect(await liveSetId()).toBe(next);
      expect(existsSync(join(releaseDir('mf-blog', version), 'release.json'))).toBe(true);
      process.env.SITE_DIR = publisher;
      return reached;
    }

    /** Attempts that failed although the set went live. */
    const switched: Failure[] = [];
    const points = { before: 0, after: 0 };
    for (const failure of ['before', 'after'] as const)
      while (await loseAt(points[failure] + 1, failure)) points[failure]++;
    expect(points.before).toBeGreaterThanOrEqual(10);
    expect(points.after).toBeGreaterThanOrEqual(10);
    // Only the answer of the switch itself can be lost after it was made.
    expect(switched).toEqual(['after']);
  },
);

whenInstalled(
  'an object that was altered is refused with its name, and what is live stays',
  async ({ ownerUrl }) => {
    const store = storeOn(ownerUrl);
    const { live = '' } = await store.state();
    const part = [...bucket.objects.keys()].find((key) => key.startsWith('releases/mf-blog/b1-'));
    const set = [...bucket.objects.keys()].find((key) => key.startsWith(`sets/${live}.`));
    const pictures = [...bucket.objects.keys()].find((key) => key.startsWith('pictures/'));
    for (const [key, message] of [
      [part, /^mf-blog@b1-\w+: .* was altered in the storage/],
      [set, new RegExp(`^set ${live}: .* was altered in the storage`)],
      [pictures, /^pictures \w+: .* was altered in the storage/],
    ] as const) {
      workIn(temporaryDir('site'));
      const bytes = bucket.objects.get(key ?? '') ?? Buffer.alloc(0);
      const altered = Buffer.from(bytes);
      altered.writeUInt8((altered.at(-1) ?? 0) ^ 1, altered.length - 1);
      bucket.objects.set(key ?? '', altered);
      const fetched = key === part ? store.fetchRelease('mf-blog', nameIn(part)) : store.pull();
      await expect(fetched).rejects.toThrow(message);
      expect(await liveSetId()).toBeUndefined();
      bucket.objects.delete(key ?? '');
      const missing = key === part ? store.fetchRelease('mf-blog', nameIn(part)) : store.pull();
      await expect(missing).rejects.toThrow('is missing from the storage');
      bucket.objects.set(key ?? '', bytes);
    }
  },
);

whenInstalled(
  'a damaged set of the past stops neither a pull nor a rollback',
  async ({ ownerUrl }) => {
    workIn(temporaryDir('site'));
    const store = storeOn(ownerUrl);
    const { live = '', history } = await store.pull();
    const past = history.findLast(({ set }) => set !== live)?.set ?? '';
    const key = [...bucket.objects.keys()].find((each) => each.startsWith(`sets/${past}.`)) ?? '';
    const bytes = bucket.objects.get(key) ?? Buffer.alloc(0);
    bucket.objects.set(key, Buffer.from('altered'));
    workIn(temporaryDir('site'));
    expect((await store.pull()).live).toBe(live);
    expect(await liveSetId()).toBe(live);
    expect(existsSync(setDir(past))).toBe(false);
    await expect(store.fetchSet(past)).rejects.toThrow(`set ${past}: `);
    bucket.objects.set(key, bytes);
    expect(await store.fetchSet(past)).toBe(true);
  },
);

whenInstalled(
  'a rollback works on a fresh machine when the storage has lost or damaged the live set',
  async ({ ownerUrl }) => {
    for (const bytes of [undefined, Buffer.from('altered')]) {
      workIn(temporaryDir('site'));
      const store = storeOn(ownerUrl);
      setStore(store);
      await publish(`lost-${bytes === undefined}`);
      const { live = '', history } = await store.state();
      const before = history.findLast(({ set }) => set !== live)?.set ?? '';
      const key = [...bucket.objects.keys()].find((each) => each.startsWith(`sets/${live}.`)) ?? '';
      if (bytes) bucket.objects.set(key, bytes);
      else bucket.objects.delete(key);

      workIn(temporaryDir('site'));
      setStore(storeOn(ownerUrl));
      await expect(storeOn(ownerUrl).pull()).rejects.toThrow(`set ${live}: `);
      await expect(rollback('mf-blog@b0')).rejects.toThrow(`Set ${live}, which is live, cannot be`);
      expect((await rollback(undefined)).id).toBe(before);
      expect((await store.state()).live).toBe(before);
      expect(await liveSetId()).toBe(before);
    }
  },
);

const nameIn = (key = ''): string => key.split('/')[2]?.split('.')[0] ?? '';

whenInstalled(
  'machines whose clocks differ by days agree on the order and on what is old',
  async ({ ownerUrl }) => {
    const clock = jest.spyOn(Date, 'now');
    try {
      for (const [version, days] of [
        ['late', 3],
        ['early', -3],
      ] as const) {
        workIn(temporaryDir('site'));
        setStore(storeOn(ownerUrl));
        const instant = Date.now() + days * 86_400_000;
        clock.mockReturnValue(instant);
        await publish(version);
        clock.mockRestore();
      }
      const { history, now } = await storeOn(ownerUrl).state();
      expect(history.slice(-2).map(({ set }) => set)).toEqual(['s1-late', 's1-early']);
      const instants = history.map(({ at }) => at);
      expect(instants).toEqual([...instants].sort());
      expect(Math.abs(Date.parse(now) - Date.parse(instants.at(-1) ?? ''))).toBeLessThan(3_600_000);
      // A pruner whose clock is days ahead removes nothing that is younger than a day.
      workIn(temporaryDir('site'));
      setStore(storeOn(ownerUrl));
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now) + 9 * 86_400_000);
      expect(await prune(0)).toEqual([]);
    } finally {
      jest.restoreAllMocks();
    }
  },
);

whenInstalled(
  'a prune that loses the storage leaves nothing behind at the next attempt',
  async ({ ownerUrl, sql }) => {
    workIn(temporaryDir('site'));
    const failing = new FailingCalls();
    const store = storeOn(ownerUrl, failing);
    setStore(store);
    await sql("update delivery.objects set at = at - interval '2 days' where kind <> 'pictures'");
    await store.pull();
    const before = bucket.objects.size;
    const { live } = await store.state();
    const releases = Object.entries((await liveSet()).versions).map((pair) => pair.join('@'));
    const later = Date.now() + 2 * 86_400_000;
    failing.failAt(6, 'before');
    await expect(prune(0, later)).rejects.toThrow('connection lost');
    failing.failAt(0, 'before');
    await prune(0, later);
    const retained = (await store.stored()).map(({ name }) => name);
    expect(retained.sort()).toEqual([live, ...releases].sort());
    const pictures = [...bucket.objects.keys()].filter((key) => key.startsWith('pictures/'));
    expect(pictures).toHaveLength(1);
    expect(bucket.objects.size).toBe(retained.length + 1);
    expect(bucket.objects.size).toBeLessThan(before);
  },
);
