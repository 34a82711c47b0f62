import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { liveSetId } from '@site/contract/live';
import pg from 'pg';
import { pack } from './archive';
import { DeliveryDatabase } from './database';
import { Objects } from './objects';
import { SharedStore } from './shared-store';
import { memoryBucket } from './testing/memory-bucket';
import { storeSet, workIn, writeRelease } from './testing/site-folder';
import { startDatabase, testOnPostgres } from './testing/start-database';
import type { TestDatabase } from './testing/start-database';

// A team with its own token and a client of its own sends what no machine can read.

const record = { command: 'canary', releases: [], revision: '' };
const versions = { shell: '1', 'mf-blog': '2', 'mf-shop': '1' };
const bucket = memoryBucket();
const open: SharedStore[] = [];

let server: TestDatabase | undefined;
let shell: SharedStore;
let client: pg.Client;
let token: string;

function storeOf(url: string, ownToken: string): SharedStore {
  const database = new DeliveryDatabase(url, ownToken);
  const store = new SharedStore(database, new Objects(bucket, database));
  open.push(store);
  return store;
}

beforeAll(async () => {
  server = await startDatabase();
  if (!server) return;
  workIn(temporaryDir('site'));
  const owner = storeOf(server.ownerUrl, '');
  shell = storeOf(server.teamUrl, await owner.createToken('shell'));
  token = await shell.createToken('mf-blog');
  await storeSet(shell, 'a', { ...versions, 'mf-blog': '1' });
  await storeSet(shell, 'b', versions);
  await shell.changeLive({ expected: undefined, next: 'a', back: false, record });
  client = new pg.Client({ connectionString: server.teamUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  for (const store of open) await store.close();
  await server?.stop();
});

const call = async (name: string, ...params: unknown[]): Promise<unknown> => {
  const places = params.map((_, i) => `$${i + 2}`).join(', ');
  const text = `select delivery.${name}($1, ${places}) as value`;
  const sent = params.map((each) =>
    typeof each === 'object' && each !== null ? JSON.stringify(each) : each,
  );
  return (await client.query<{ value: unknown }>(text, [token, ...sent])).rows[0]?.value;
};
const canary = (more: object, said: object = record) =>
  call('change_canary', 'a', { set: 'b', percent: 10, ...more }, said);

/** Stores bytes under a name, with what the team says about them. */
async function store(
  kind: string,
  name: string,
  details: object,
  bytes: Buffer = Buffer.from('x'),
) {
  const key = String(await call('begin_upload', kind, name));
  await bucket.put(key, bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return call('end_upload', key, digest, bytes.length, details);
}

const watch = {
  candidates: ['mf-blog@2'],
  since: '2026-11-22T10:00:00.000Z',
  until: '2026-11-22T10:30:00.000Z',
  leastViews: 200,
};

testOnPostgres('a canary is stored in the shape in which servers read it', async () => {
  expect(await canary({ percent: '20', more: 'x'.repeat(1000), watch })).toBe(true);
  expect((await shell.state()).canary).toEqual({ set: 'b', percent: 20, watch });
  await call('change_canary', 'a', null, record);
});

testOnPostgres('a watch that no machine could read is refused', async () => {
  for (const wrong of [
    'x',
    { ...watch, candidates: 'mf-blog@2' },
    { ...watch, candidates: [] },
    { ...watch, candidates: [1] },
    { ...watch, since: 'today' },
    { ...watch, since: '2026-02-31T10:00:00Z' },
    { ...watch, until: undefined },
    { ...watch, until: '2026-11-22T09:00:00Z' },
    { ...watch, until: '9999-01-01T00:00:00Z' },
    { ...watch, leastViews: 0 },
    { ...watch, leastViews: 'all' },
  ])
    await expect(canary({ watch: wrong })).rejects.toThrow('a form that no machine could read');
  expect((await shell.state()).canary).toBeUndefined();
});

testOnPostgres(
  'a watch names no release of another part, which a machine of the shell’s team would promote',
  async () => {
    for (const [candidates, message] of [
      [['mf-shop@1'], 'The token of mf-blog may not promote mf-shop.'],
      [['mf-blog@2', 'shell@1'], 'The token of mf-blog may not promote shell.'],
      [['mf-blog@1'], 'Set b does not contain mf-blog@1, so no watch of it decides about that.'],
      [
        ['mf-blog@2@3'],
        'Set b does not contain mf-blog@2@3, so no watch of it decides about that.',
      ],
      [['mf-blog'], 'Set b does not contain mf-blog, so no watch of it decides about that.'],
    ] as const)
      await expect(canary({ watch: { ...watch, candidates } })).rejects.toThrow(message);
  },
);

testOnPostgres('the log gets no entry that its readers could not print', async () => {
  for (const wrong of [
    {},
    [],
    { ...record, releases: 'all' },
    { ...record, releases: [{}] },
    { ...record, command: 'x'.repeat(50) },
    { ...record, verdicts: [{ ok: true }] },
    { ...record, forced: [1] },
    { ...record, verdicts: [{ rule: 'r', ok: true, sentence: 'x'.repeat(200_000) }] },
  ])
    await expect(canary({}, wrong)).rejects.toThrow('The record has a form that no machine');
  await canary({}, { ...record, more: 'x' });
  expect((await shell.log(1))[0]?.record).toEqual({ ...record, percent: 10 });
  await call('change_canary', 'a', null, record);
});

testOnPostgres(
  'what is said about a set or release is read by all machines, so it has one shape',
  async () => {
    const right = { versions, previous: {} };
    for (const wrong of [
      { versions },
      { ...right, previous: null },
      { ...right, previous: 'x' },
      { ...right, previous: { 'mf-shop': '../../x' } },
      { ...right, previous: { '../mf-shop': '1' } },
      { ...right, versions: {} },
      { ...right, versions: { ...versions, 'mf-shop': { a: 1 } } },
      { ...right, versions: { ...versions, 'mf-shop': '1/../2' } },
      { ...right, pictures: '../x' },
      { ...right, more: 'x'.repeat(200_000) },
    ])
      await expect(store('set', 'wrong', wrong)).rejects.toThrow(
        'a form that no machine could read',
      );
    await expect(store('release', 'mf-blog@9', { revision: 1 })).rejects.toThrow('The release has');
    const key = await call('begin_upload', 'set', 'large');
    await expect(call('end_upload', key, '0'.repeat(64), 600_000_000, right)).rejects.toThrow(
      'large is larger than 500 MB',
    );
  },
);

/** A set as the team packs it. */
async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const dir = temporaryDir('packed');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return pack(dir, Object.keys(files));
}

testOnPostgres(
  'a canary of garbage stops neither servers nor the commands that end it',
  async () => {
    writeRelease('mf-blog', '2');
    const set = {
      id: '',
      createdAt: '',
      versions,
      previous: {},
      pages: {},
      notFound: [],
      rendered: 0,
    };
    const garbage: Record<string, Buffer> = {
      bytes: Buffer.from('no archive'),
      compressed: brotliCompressSync(Buffer.alloc(5000, 7)),
      // Its reader fails at the first piece, while the second one is unpacked.
      'many-pieces': brotliCompressSync(Buffer.alloc(5_000_000, 7)),
      'public-is-a-file': await archiveOf({
        'set.json': JSON.stringify({ ...set, id: 'public-is-a-file' }),
        public: 'x',
      }),
      'long-name': await archiveOf({
        'set.json': JSON.stringify({ ...set, id: 'long-name' }),
        [`public/${'n'.repeat(248)}.html`]: 'x'.repeat(5000),
      }),
      nothing: await archiveOf({ other: 'x' }),
      json: await archiveOf({ 'set.json': '{' }),
      schema: await archiveOf({ 'set.json': '{}' }),
      drawn: await archiveOf({
        'set.json': JSON.stringify({ ...set, id: 'drawn' }),
        'share.json': '{"../x.png":"../y"}',
      }),
    };
    for (const [id, bytes] of Object.entries(garbage)) {
      expect(await store('set', id, { versions, previous: {} }, bytes)).toBe('stored');
      await call('change_canary', 'a', { set: id, percent: 50 }, record);
      workIn(temporaryDir('server'));
      const following = storeOf(server?.teamUrl ?? '', '');
      expect((await following.pull()).live).toBe('a');
      expect(await liveSetId()).toBe('a');
      await expect(following.fetchSet(id)).rejects.toThrow(/^set [\w-]+: .* cannot be used: /);
      await shell.changeCanary({ expected: 'a', canary: undefined, record });
    }
    // Live, too: the shell's team takes it back.
    await call('change_live', 'a', 'bytes', false, record);
    workIn(temporaryDir('server'));
    await expect(shell.pull()).rejects.toThrow('set bytes: ');
    await shell.pull({ mayLackLive: true });
    expect(await shell.changeLive({ expected: 'bytes', next: 'a', back: true, record })).toBe(true);
  },
);

testOnPostgres('a row in another form is named, and the others are read', async () => {
  if (!server) return;
  await server.sql(`insert into delivery.changes (did, set_before, set_after, by_part, by_token, record)
    select did, set_before, set_after, by_part, by_token, '{"command": 1}'
    from delivery.changes order by number desc limit 1`);
  const messages: string[] = [];
  const log = await shell.log(2, (message) => messages.push(message));
  expect(log.map(({ after }) => after)).toEqual(['a']);
  expect(messages).toEqual([
    expect.stringMatching(
      /^The database of SITE_DATABASE_URL: the change of 2\S+Z: record\.command: Invalid type/,
    ),
  ]);

  await server.sql(`update delivery.objects set details = '{"versions": 1}' where name = 'b'`);
  workIn(temporaryDir('other'));
  await expect(shell.fetchSet('b')).rejects.toThrow(/^set b: .* is not what was recorded/);
  expect((await shell.stored()).map(({ name }) => name)).toContain('a');

  const change = `update delivery.current set revision = revision + 1, canary =`;
  await server.sql(`${change} '{"set": "b", "percent": "many"}'`);
  await expect(shell.state()).rejects.toThrow(
    /^The database of SITE_DATABASE_URL: delivery\.state: canary\.percent: Invalid type/,
  );
  await server.sql(`${change} null`);
  expect((await shell.state()).canary).toBeUndefined();
});

testOnPostgres('an object that has become larger than it was is not read to its end', async () => {
  const read: (number | undefined)[] = [];
  const database = new DeliveryDatabase(server?.teamUrl ?? '', '');
  const watching = {
    ...bucket,
    get: (key: string, most?: number) => (read.push(most), bucket.get(key, most)),
  };
  const objects = new Objects(watching, database);
  const row = await objects.find('set', 'a');
  const key = row?.key ?? '';
  const before = bucket.objects.get(key) ?? Buffer.alloc(0);
  bucket.objects.set(key, Buffer.alloc(10_000_000));
  if (row) await expect(objects.get(row)).rejects.toThrow('was altered in the storage');
  expect(read).toEqual([before.length + 1]);
  bucket.objects.set(key, before);
  await database.close();
});
