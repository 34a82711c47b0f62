import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { EmbeddedWorker } from './embedded-worker';

let folder: string;
let db: Database | undefined;
beforeEach(() => (folder = temporaryDir('database')));
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await db?.close();
  rmSync(folder, { recursive: true, force: true });
});

const notTimeouts = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['clearImmediate', 'setInterval', 'clearInterval'] as const),
];
const endless =
  'with recursive r as (select 1 union all select 1 from r) select count(*) as n from r';
/** An endless query uses a processor until its limit, so a test sets the clock forward. */
const queryTimeoutMs = 30_000;

function fakeLimit() {
  const { setTimeout: wait } = globalThis;
  jest.useFakeTimers({ doNotFake: notTimeouts });
  const calls = jest.spyOn(EmbeddedWorker.prototype, 'call');
  return {
    /** Lets the time of the n-th endless query pass once the thread has it. */
    endLimit: async (n: number) => {
      while (calls.mock.calls.filter(([, sql]) => sql === endless).length < n)
        await new Promise((resolve) => wait(resolve, 10));
      // The thread shall be in the middle of it.
      await new Promise((resolve) => wait(resolve, 200));
      jest.advanceTimersByTime(queryTimeoutMs);
    },
  };
}

test('an endless query does not block this thread, is ended, and loses no data', async () => {
  const logged: string[] = [];
  // The limit is a timer of this thread: it could not fire if the query blocked the thread.
  const { endLimit } = fakeLimit();
  db = await openEmbedded(folder, { log: (line) => logged.push(line), queryTimeoutMs });
  await db.run('create table stored (n int); insert into stored values (7)');
  const inTransaction = db.transaction(async ({ query }) => {
    await query('insert into stored values (8)');
    return query(endless);
  });
  const behind = db.query('select n from stored');
  await endLimit(1);
  await expect(inTransaction).rejects.toMatchObject({
    code: '57P01',
    message: 'The database has stopped: a query took too long',
  });
  expect(await behind).toEqual([{ n: 7 }]);
  expect(logged).toEqual(['The database has stopped and is opened again: a query took too long']);
});

test('a thread that ends again and again among writes loses no acknowledged one', async () => {
  const logged: string[] = [];
  const { endLimit } = fakeLimit();
  db = await openEmbedded(folder, { log: (line) => logged.push(line), queryTimeoutMs });
  const database = db;
  await database.run('create table stored (n int primary key)');
  const acknowledged: number[] = [];
  const write = async (n: number) => {
    await database.transaction(({ query }) => query('insert into stored values ($1)', [n]));
    acknowledged.push(n);
  };
  for (let round = 0; round < 3; round++) {
    const writes = Array.from({ length: 40 }, (_, n) => write(round * 100 + n));
    const ending = database.query(endless);
    void endLimit(round + 1);
    await Promise.allSettled([
      ...writes,
      ending,
      ...Array.from({ length: 40 }, (_, n) => write(round * 100 + 50 + n)),
    ]);
  }
  const rows = await database.query<{ n: number }>('select n from stored');
  expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(logged).toEqual(
    Array(3).fill('The database has stopped and is opened again: a query took too long'),
  );
});

test('an error keeps its code, detail and hint between threads', async () => {
  db = await openEmbedded(folder);
  await db.run('create table one (n int primary key); insert into one values (1)');
  await expect(db.query('insert into one values ($1)', [1])).rejects.toMatchObject({
    code: '23505',
    detail: 'Key (n)=(1) already exists.',
  });
  await expect(
    db.query(`do $$ begin raise exception using errcode = 'PT429', hint = 'later'; end $$`),
  ).rejects.toMatchObject({ code: 'PT429', hint: 'later' });
});

test('transactions run one at a time, and one that throws is rolled back', async () => {
  const database = (db = await openEmbedded(folder));
  await database.run('create table counter (n int); insert into counter values (0)');
  const add = (fails: boolean) =>
    database.transaction(async ({ query }) => {
      const [row] = await query<{ n: number }>('select n from counter');
      await query('update counter set n = $1', [(row?.n ?? 0) + 1]);
      if (fails) throw new Error('changed my mind');
    });
  const outcomes = await Promise.allSettled([add(false), add(true), add(false), add(true)]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(await database.query('select n from counter')).toEqual([{ n: 2 }]);
});

test('a half-made database is made again, and a broken one is reported in one line', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'site-half-'));
  mkdirSync(join(empty, 'postgres.part'));
  writeFileSync(join(empty, 'postgres.part/PG_VERSION'), '18');
  db = await openEmbedded(empty);
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  await db.close();
  expect(readdirSync(empty)).toEqual(['postgres']);
  writeFileSync(join(empty, 'postgres/global/pg_control'), '');
  db = undefined;
  await expect(openEmbedded(empty)).rejects.toThrow(/^The database in .* cannot be opened \(.+\)/);
  rmSync(empty, { recursive: true, force: true });
});

const sizeOf = (dir: string) =>
  readdirSync(dir).reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);

test('a log as long as that of 40,000 long mails does not fill the disk', async () => {
  db = await openEmbedded(folder);
  const written = async () => {
    const [row] =
      (await db?.query<{ n: number }>(
        `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as n`,
      )) ?? [];
    return row?.n ?? 0;
  };
  await db.run(
    'create table mails (kind text, about text, payload jsonb, next_attempt_at timestamptz)',
  );
  const before = await written();
  for (let batch = 0; batch < 500; batch++)
    await db.query(
      // Four mails, and in the log the bytes of 156 more, which cost less than rows.
      `with added as (
         insert into mails (kind, about, payload, next_attempt_at)
         select kind, $1 || '-' || n, jsonb_build_object('text', repeat(md5(n::text), 55)), now()
         from generate_series(1, 2) n, (values ('team'), ('customer')) mail (kind))
       select pg_logical_emit_message(false, 'mails', repeat('x', 350000))`,
      [batch],
    );
  const MB = 1024 * 1024;
  expect((await written()) - before).toBeGreaterThan(150 * MB);
  expect(sizeOf(join(folder, 'postgres/pg_wal'))).toBeLessThan(100 * MB);
});
