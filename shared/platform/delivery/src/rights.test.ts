import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { setDir } from '@site/contract/paths';
import pg from 'pg';
import { pack } from './archive';
import { DeliveryDatabase } from './database';
import { Objects } from './objects';
import { nameOfPictures } from './set-files';
import { SharedStore } from './shared-store';
import type { ChangeRecord } from './store';
import { memoryBucket } from './testing/memory-bucket';
import { storeSet, workIn, writeRelease, writeSet } from './testing/site-folder';
import { startDatabase, testOnPostgres } from './testing/start-database';
import type { TestDatabase } from './testing/start-database';

const record: ChangeRecord = { command: 'promote', releases: [], revision: '' };

let server: TestDatabase;
let shell: SharedStore;
let blog: SharedStore;
let tokenOfBlog: string;
const bucket = memoryBucket();
const open: SharedStore[] = [];

function storeOf(url: string, token: string): SharedStore {
  const database = new DeliveryDatabase(url, token);
  const store = new SharedStore(database, new Objects(bucket, database));
  open.push(store);
  return store;
}

beforeAll(async () => {
  const started = await startDatabase();
  if (!started) return;
  server = started;
  workIn(temporaryDir('site'));
  const owner = storeOf(server.ownerUrl, '');
  shell = storeOf(server.teamUrl, await owner.createToken('shell'));
  tokenOfBlog = await shell.createToken('mf-blog');
  blog = storeOf(server.teamUrl, tokenOfBlog);
  await storeSet(shell, 'a', { shell: '1', 'mf-blog': '1', 'mf-shop': '1' });
  await shell.changeLive({ expected: undefined, next: 'a', back: false, record });
});
afterAll(async () => {
  for (const store of open) await store.close();
  await server?.stop();
});

const live = async () => (await shell.state()).live;

testOnPostgres('a token of a part releases, promotes and rolls back that part alone', async () => {
  writeRelease('mf-blog', '2');
  await blog.pushRelease('mf-blog', '2');
  writeSet('b', { shell: '1', 'mf-blog': '2', 'mf-shop': '1' });
  await blog.pushSet('b');
  expect(await blog.changeLive({ expected: 'a', next: 'b', back: false, record })).toBe(true);
  expect(await blog.changeLive({ expected: 'b', next: 'a', back: true, record })).toBe(true);
  expect((await blog.log(1))[0]?.by).toMatch(/^mf-blog \([0-9a-f]{8}\)$/);
});

testOnPostgres(
  'a release, switch or canary of another part is refused in one sentence',
  async () => {
    writeRelease('mf-shop', '2');
    await expect(blog.pushRelease('mf-shop', '2')).rejects.toThrow(
      /^The token of mf-blog may not release mf-shop\.$/,
    );
    await storeSet(shell, 'c', { shell: '1', 'mf-blog': '2', 'mf-shop': '2' });
    const change = { expected: 'a', back: false, record };
    await expect(blog.changeLive({ ...change, next: 'c' })).rejects.toThrow(
      /^The token of mf-blog may not change mf-shop\.$/,
    );
    const canary = { set: 'c', percent: 10 };
    await expect(blog.changeCanary({ expected: 'a', canary, record })).rejects.toThrow(
      /^The token of mf-blog may not change mf-shop\.$/,
    );
    await shell.changeCanary({ expected: 'a', canary, record });
    await expect(blog.changeCanary({ expected: 'a', canary: undefined, record })).rejects.toThrow(
      /^The token of mf-blog may not end the canary of another team\.$/,
    );
    await shell.changeCanary({ expected: 'a', canary: undefined, record });
    // The same versions, rendered with other facts of the company.
    await storeSet(shell, 'd', { shell: '1', 'mf-blog': '1', 'mf-shop': '1' });
    await expect(blog.changeLive({ ...change, next: 'd' })).rejects.toThrow(
      'composes the same versions again',
    );
    expect(await live()).toBe('a');
  },
);

testOnPostgres('a team ends its own canary, also after another team has switched', async () => {
  await storeSet(shell, 'blog2', { shell: '1', 'mf-blog': '2', 'mf-shop': '1' });
  await storeSet(shell, 'shop2', { shell: '1', 'mf-blog': '1', 'mf-shop': '2' });
  const canary = { set: 'blog2', percent: 10 };
  await blog.changeCanary({ expected: 'a', canary, record });
  await shell.changeLive({ expected: 'a', next: 'shop2', back: false, record });
  expect(await blog.changeCanary({ expected: 'shop2', canary: undefined, record })).toBe(true);
  expect((await blog.state()).canary).toBeUndefined();
  await shell.changeLive({ expected: 'shop2', next: 'a', back: true, record });
});

testOnPostgres('a name that would lead out of its folder is not stored', async () => {
  const client = new pg.Client({ connectionString: server.teamUrl });
  await client.connect();
  try {
    for (const [kind, name] of [
      ['set', '..'],
      ['set', '.'],
      ['set', 'a/b'],
      ['release', 'mf-blog@..'],
      ['release', 'mf-blog@1@2'],
      ['release', 'mf-blog@a/b'],
      ['pictures', '..'],
    ])
      await expect(
        client.query('select delivery.begin_upload($1, $2, $3)', [tokenOfBlog, kind, name]),
      ).rejects.toMatchObject({ code: '23514' });
  } finally {
    await client.end();
  }
});

testOnPostgres('a canary without a stored set or a share is refused', async () => {
  const client = new pg.Client({ connectionString: server.teamUrl });
  await client.connect();
  const change = (canary: object) =>
    client.query('select delivery.change_canary($1, $2, $3, $4)', [
      tokenOfBlog,
      'a',
      JSON.stringify(canary),
      '{}',
    ]);
  try {
    await expect(change({})).rejects.toThrow('is not stored');
    await expect(change({ percent: 5 })).rejects.toThrow('is not stored');
    for (const percent of [0, 100, 1.5, 'all'])
      await expect(change({ set: 'a', percent })).rejects.toThrow('a share of 1 to 99 percent');
  } finally {
    await client.end();
  }
});

testOnPostgres('only the shell’s team prunes and has tokens', async () => {
  for (const call of [
    () => blog.createToken('mf-blog'),
    () => blog.listTokens(),
    () => blog.revokeToken('00000000'),
    () => blog.remove(['c'], []),
  ])
    await expect(call()).rejects.toThrow(/only the shell's team may/);
  expect((await shell.stored()).map(({ name }) => name)).toContain('c');
});

/** A team on a machine of its own. */
async function teamOf(part: string): Promise<SharedStore> {
  return storeOf(server.teamUrl, await shell.createToken(part));
}

/** A set as a team stores it that puts its own words on the pages of others. */
function writeAltered(id: string, versions: Record<string, string>): void {
  workIn(temporaryDir('altered'));
  writeSet(id, versions);
  writeFileSync(join(setDir(id), 'public/index.html'), 'altered');
  writeFileSync(join(setDir(id), 'public/share/page.png'), 'altered');
}

/** The home page and the picture of a set, as a server without a token gets them. */
async function seenOf(id: string): Promise<string[]> {
  workIn(temporaryDir('server'));
  await storeOf(server.teamUrl, '').pull();
  return ['index.html', 'share/page.png'].map((file) =>
    readFileSync(join(setDir(id), 'public', file), 'utf8'),
  );
}

testOnPostgres('a set that another team has stored first goes nowhere', async () => {
  const shop = await teamOf('mf-shop');
  const site = workIn(temporaryDir('site'));
  writeRelease('mf-shop', '5');
  await shop.pushRelease('mf-shop', '5');
  const versions = { shell: '1', 'mf-blog': '1', 'mf-shop': '5' };
  // The id of the set that mf-shop will make can be predicted.
  writeAltered('next', versions);
  expect(await blog.pushSet('next')).toBe('stored');
  workIn(temporaryDir('others'));
  const change = { expected: 'a', next: 'next', back: false, record };
  for (const store of [shop, shell]) {
    await expect(store.changeLive(change)).rejects.toThrow(
      /^Set next was stored by another team and never live: your team composes and stores it itself\.$/,
    );
    const canary = { set: 'next', percent: 10 };
    await expect(store.changeCanary({ ...change, canary })).rejects.toThrow('by another team');
    expect(await store.fetchSet('next')).toBe(false);
  }
  // The team's own set stands next to it, and is what every server gets.
  workIn(site);
  writeSet('next', versions);
  expect(await shop.pushSet('next')).toBe('stored');
  expect(await shop.pushSet('next')).toBe('exists');
  expect(await shop.changeLive(change)).toBe(true);
  expect(await seenOf('next')).toEqual(['<h1>next</h1>', 'the same picture in every set']);
  expect((await shell.stored()).filter(({ name }) => name === 'next')).toHaveLength(1);
  // From now on it is the set of this id for all, also for a rollback by the shell's team.
  expect(await blog.contentsOf('next')).toEqual({ versions, previous: {} });
  await shop.changeLive({ ...change, expected: 'next', next: 'a', back: true });
  await shell.changeLive({ ...change, back: true });
  expect(await seenOf('next')).toEqual(['<h1>next</h1>', 'the same picture in every set']);
  await shell.changeLive({ ...change, expected: 'next', next: 'a', back: true });
});

testOnPostgres(
  'pictures that another team has stored under the name of others are not used',
  async () => {
    const shop = await teamOf('mf-shop');
    const site = workIn(temporaryDir('site'));
    writeRelease('mf-shop', '5');
    const versions = { shell: '1', 'mf-blog': '1', 'mf-shop': '5' };
    writeSet('picture', versions);
    const picture = 'drawn for this release';
    writeFileSync(join(setDir('picture'), 'public/share/page.png'), picture);
    const name = await nameOfPictures(setDir('picture'), ['public/share/page.png']);
    writeAltered('other', versions);
    const database = new DeliveryDatabase(server.teamUrl, tokenOfBlog);
    const altered = await pack(setDir('other'), ['public/share/page.png'], true);
    expect(await new Objects(bucket, database).put('pictures', name, altered, {})).toBe('stored');
    await database.close();
    workIn(site);
    await shop.pushSet('picture');
    await shop.changeLive({ expected: 'a', next: 'picture', back: false, record });
    expect(await seenOf('picture')).toEqual(['<h1>picture</h1>', picture]);
    await shop.changeLive({ expected: 'picture', next: 'a', back: true, record });
  },
);

testOnPostgres('a token that may only check reads, and changes nothing', async () => {
  const token = await shell.createToken('mf-blog', true);
  const checking = storeOf(server.teamUrl, token);
  workIn(temporaryDir('check'));
  expect((await checking.pull()).live).toBe('a');
  writeRelease('mf-blog', '7');
  writeSet('checked', { shell: '1', 'mf-blog': '7', 'mf-shop': '1' });
  for (const call of [
    () => checking.pushRelease('mf-blog', '7'),
    () => checking.pushSet('checked'),
    () => checking.changeLive({ expected: 'a', next: 'b', back: false, record }),
    () => checking.changeCanary({ expected: 'a', canary: { set: 'b', percent: 1 }, record }),
    () => checking.changeCanary({ expected: 'a', canary: undefined, record }),
    () => checking.inTurn(async () => {}),
    () => checking.createToken('mf-blog'),
  ])
    await expect(call()).rejects.toThrow(/^This token of mf-blog may only check\.$/);
  const listed = (await shell.listTokens()).filter(({ checkOnly }) => checkOnly);
  expect(listed.map(({ id }) => id)).toEqual([token.split('.')[1]]);
  expect(await live()).toBe('a');
});

testOnPostgres('a token is stored as a hash, and works until it is revoked', async () => {
  const token = await shell.createToken('mf-shop');
  const listed = await shell.listTokens();
  expect(listed.at(-1)).toMatchObject({ part: 'mf-shop', checkOnly: false });
  const rows = JSON.stringify(await server.sql('select * from delivery.tokens'));
  expect(rows).not.toContain(token.split('.')[2]);
  const shop = storeOf(server.teamUrl, token);
  writeRelease('mf-shop', '3');
  await shop.pushRelease('mf-shop', '3');
  await shell.revokeToken(listed.at(-1)?.id ?? '');
  writeRelease('mf-shop', '4');
  await expect(shop.pushRelease('mf-shop', '4')).rejects.toThrow(
    /^SITE_TOKEN is unknown or was revoked\.$/,
  );
  await expect(shell.revokeToken('nothing1')).rejects.toThrow('There is no token "nothing1"');
});

testOnPostgres('without a token a team’s login reads, and changes nothing', async () => {
  const reader = storeOf(server.teamUrl, '');
  expect((await reader.state()).live).toBe('a');
  await expect(
    reader.changeLive({ expected: 'a', next: 'b', back: false, record }),
  ).rejects.toThrow(/^SITE_TOKEN is missing/);
  const guessing = storeOf(server.teamUrl, 'shell.00000000.guess');
  await expect(guessing.createToken('shell')).rejects.toThrow('unknown or was revoked');
});

testOnPostgres(
  'the login of a team reaches no table and no helper, whatever its client sends',
  async () => {
    const client = new pg.Client({ connectionString: server.teamUrl });
    await client.connect();
    try {
      for (const statement of [
        'select * from delivery.tokens',
        'select * from delivery.objects',
        "update delivery.current set live = 'b'",
        "insert into delivery.changes (did, by_part, by_token, record) values ('live', 'shell', 'x', '{}')",
        'delete from delivery.changes',
        "select delivery.caller('')",
        'create table delivery.mine ()',
        'create function delivery.caller(token text, more text) returns text language sql as $$select $1$$',
        'select * from delivery.migrations',
      ])
        await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
      // A function of its own does not stand in for one that the functions use.
      await client.query(
        `set search_path = pg_temp, delivery;
       create function pg_temp.sha256(bytea) returns bytea language sql as
         $$ select digest from delivery.tokens limit 1 $$;`,
      );
      await expect(
        client.query(`select delivery.create_token('x', 'aaaaaaaa', 'shell', '00')`),
      ).rejects.toMatchObject({ code: 'SD001' });
    } finally {
      await client.end();
    }
  },
);

testOnPostgres('the log cannot be changed, not even by the owner', async () => {
  await expect(server.sql("update delivery.changes set by_part = 'other'")).rejects.toThrow('log');
  await expect(server.sql('delete from delivery.changes')).rejects.toThrow('log');
  await expect(server.sql('truncate delivery.changes')).rejects.toThrow('log');
});

testOnPostgres('a set that names a release which is not stored does not go live', async () => {
  writeRelease('mf-shop', '9');
  writeSet('e', { shell: '1', 'mf-blog': '1', 'mf-shop': '9' });
  await shell.pushSet('e');
  await expect(shell.changeLive({ expected: 'a', next: 'e', back: false, record })).rejects.toThrow(
    'Set e needs mf-shop@9, which is not stored.',
  );
});
