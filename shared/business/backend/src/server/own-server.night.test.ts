import { embeddedPublicKey } from '@site/client/public-key';
import { rmSync } from 'node:fs';
import {
  eventually,
  request,
  type Site,
  startSite,
  temporaryDatabase,
  temporaryFolder,
} from '../testing/site';
import { startMailServer } from '../testing/smtp';
import { openPostgres } from '@site/database/postgres';
import { lockMigrations, runMigrations } from '@site/database/run-migrations';

const present = Boolean(process.env.TEST_POSTGRES);
const ending: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});
const startOn = async (databaseUrl: string, options: Parameters<typeof startSite>[1] = {}) => {
  const site = await startSite('embedded', { databaseUrl, ...options });
  ending.push(site.close);
  return site;
};
/** An empty database whose owner is a role that may only log in. */
async function ownedDatabase(granted: boolean): Promise<string> {
  const { url, drop } = await temporaryDatabase();
  const admin = await openPostgres(url);
  const owner = `plain_${granted ? 'granted' : 'alone'}`;
  const name = new URL(url).pathname.slice(1);
  await admin.run(`
    create role ${owner} login nosuperuser nocreatedb nocreaterole;
    alter database ${name} owner to ${owner};`);
  if (granted)
    for (const role of ['anon', 'authenticated', 'service_role'])
      await admin.run(`
        do $$ begin create role ${role} nologin noinherit;
        exception when duplicate_object then null; end $$;
        grant ${role} to ${owner};`);
  ending.push(async () => {
    await drop();
    const again = await openPostgres(process.env.TEST_POSTGRES ?? '');
    await again.run(`drop role ${owner}`);
    await again.close();
  });
  await admin.close();
  const owned = new URL(url);
  owned.username = owner;
  return owned.href;
}

(present ? describe : describe.skip)('the site’s own PostgreSQL', () => {
  test('works with an ordinary owner of the database', async () => {
    const site = await startOn(await ownedDatabase(true));
    const { data, error } = await site.client().rpc('book_appointment', { request: request() });
    expect(error).toBeNull();
    const { id } = data as { id: string };
    expect((await site.client().rpc('list_appointments')).error?.code).toBe('42501');
    const done = await site.staff().rpc('complete_appointment', { appointment_id: id });
    expect(done.error).toBeNull();
    const found = await site.client().rpc('check_warranty', { phone: '7135550142', name: 'Ada' });
    expect(found.data).toHaveLength(1);
  });

  test('an owner without the needed roles gets the missing statements in one line', async () => {
    const folder = temporaryFolder();
    ending.push(() => rmSync(folder, { recursive: true, force: true }));
    await expect(startOn(await ownedDatabase(false), { dataDir: folder })).rejects.toThrow(
      /^The role plain_alone may not create or use .* run once: .*grant anon to plain_alone; .*grant service_role to plain_alone;$/,
    );
  });

  test('a server that waited for the migrations of another sees the schema that they made', async () => {
    const { url, drop } = await temporaryDatabase();
    ending.push(drop);
    const [first, second] = [await openPostgres(url), await openPostgres(url)];
    ending.push(first.close, second.close);
    const folder = temporaryFolder();
    ending.push(() => rmSync(folder, { recursive: true, force: true }));
    const record = { schema: 'migrations_of_test', table: 'done' };
    // The connection has made a schema before, and remembers that this one is missing.
    await second.run('create schema other');
    await second.query(`select to_regclass('${record.schema}.${record.table}')`);
    let waited: Promise<void> | undefined;
    await first.transaction(async (tx) => {
      await lockMigrations(tx);
      waited = runMigrations(second, folder, record);
      await eventually('the second waits', async () => {
        const waiting = await first.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return waiting.length === 1;
      });
      await tx.run(`create schema ${record.schema}`);
    });
    await expect(waited).resolves.toBeUndefined();
  });

  describe('shared by two site servers', () => {
    let mail: Awaited<ReturnType<typeof startMailServer>>;
    let first: Site;
    let second: Site;
    beforeEach(async () => {
      const { url, drop } = await temporaryDatabase();
      ending.push(drop);
      mail = await startMailServer();
      ending.push(mail.stop);
      const options = {
        smtpUrl: mail.url,
        mail: { graceMs: 0, pollMs: 20 },
        proxySettings: { proxies: 1, localHost: '' },
      };
      [first, second] = await Promise.all([startOn(url, options), startOn(url, options)]);
    });
    const rpc = (site: Site, name: string, args: object, caller = '203.0.113.9') =>
      fetch(`${site.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          apikey: embeddedPublicKey,
          'X-Forwarded-For': caller,
        },
        body: JSON.stringify(args),
      });

    test('limits, outbox and windows are shared', async () => {
      const statuses = [];
      for (let n = 0; n < 11; n++) {
        const args = { phone: '2815550100', name: 'Alex Guest' };
        statuses.push((await rpc(n % 2 ? first : second, 'check_warranty', args)).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);

      const window = { preferredTime: '8-10 AM' };
      const booked = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          rpc(n % 2 ? first : second, 'book_appointment', {
            request: request({ ...window, phone: `713555${2000 + n}`, email: `a${n}@example.com` }),
          }),
        ),
      );
      expect(booked.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(3);
      // This server sees the other server's booking when its cache expires.
      const offered = async (site: Site) => {
        const date = request().preferredDate;
        const answer = await rpc(site, 'open_windows', { from_date: date, days: 1 });
        const [day] = (await answer.json()) as { windows: { time: string }[] }[];
        return day?.windows.map(({ time }) => time).includes('8-10 AM');
      };
      for (const site of [first, second])
        await eventually('the window is gone', async () => !(await offered(site)));

      await eventually('all mails arrived', () => mail.received.length >= 6);
      const ids = mail.received.map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]);
      expect(new Set(ids).size).toBe(6);
      expect(ids).toHaveLength(6);
    });
  });

  test('a transaction that conflicts is retried', async () => {
    const { url, drop } = await temporaryDatabase();
    ending.push(drop);
    const site = await startOn(url);
    const db = await openPostgres(url);
    ending.push(db.close);
    await db.run(`
      create sequence public.meetings;
      grant usage on sequence public.meetings to public;
      create function public.meet() returns trigger language plpgsql as $$
      begin
        if nextval('public.meetings') <= 3 then
          raise exception using errcode = case when currval('public.meetings') = 1 then '40P01' else '40001' end;
        end if;
        return new;
      end $$;
      create trigger meet before insert on public.appointments for each row execute function public.meet();`);
    const { error } = await site.client().rpc('book_appointment', { request: request() });
    expect(error).toBeNull();
    expect(await db.query('select 1 from public.appointments')).toHaveLength(1);
    // A transaction that always conflicts gets "try again", not a server error.
    await db.run(`alter sequence public.meetings minvalue -1000000 restart with -1000000`);
    const again = await site.client().rpc('book_appointment', { request: request() });
    expect(again.status).toBe(503);
  });

  test('parallel bookings succeed with any default isolation level', async () => {
    const { url, drop } = await temporaryDatabase();
    ending.push(drop);
    const admin = await openPostgres(url);
    const name = new URL(url).pathname.slice(1);
    await admin.run(`alter database ${name} set default_transaction_isolation = 'serializable'`);
    await admin.close();
    const site = await startOn(url);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        site.client().rpc('book_appointment', {
          request: request({ phone: `713555${3000 + n}`, email: `b${n}@example.com` }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(3).fill(200),
      ...Array<number>(9).fill(409),
    ]);
  });
});
