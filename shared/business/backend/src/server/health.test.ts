import { rmSync } from 'node:fs';
import { databaseKinds, dateIn, openDatabase, request, temporaryFolder } from '../testing/site';
import { startMailServer } from '../testing/smtp';
import type { Database } from '@site/database/database';
import type { Health } from '@site/contract/backend';
import { createHealth } from './health';
import { type Relay, startRelay } from './relay';

describe.each(databaseKinds)('health of the %s database', (kind) => {
  let db: Database;
  let health: Health;
  let relay: Relay | undefined;
  const folder = temporaryFolder();
  const ending: (() => Promise<void>)[] = [];
  beforeEach(async () => (db = await openDatabase(kind)));
  afterEach(async () => {
    await relay?.close();
    for (const end of ending.splice(0)) await end();
    await db?.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const open = (smtpUrl = 'smtp://127.0.0.1:9') => {
    const options = { smtpUrl, linkOrigin: '', pollMs: 3_600_000, log: () => undefined };
    relay = startRelay(db, options);
    health = createHealth(db, folder, relay);
  };
  const book = async () => {
    const [row] = await db.query<{ id: string }>(
      `select public.book_appointment($1) ->> 'id' as id`,
      [JSON.stringify(request({ preferredDate: dateIn(9) }))],
    );
    return row?.id ?? '';
  };

  test('a database that takes no writes fails', async () => {
    open();
    await health.writes();
    const outcome = db.transaction(async (session) => {
      await session.run('set transaction read only');
      await createHealth({ ...db, ...session }, folder, relay as Relay).writes();
    });
    await expect(outcome).rejects.toThrow('read-only');
  });

  test('mails that are due wait; reminders of later days do not', async () => {
    open();
    expect(await health.outbox()).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 0 });
    await book();
    await db.query(`update private.outbox set created_at = now() - interval '5 minutes'`);
    const { oldestSeconds, ...counts } = await health.outbox();
    expect(counts).toEqual({ waiting: 2, givenUp: 0 });
    expect(Math.floor(oldestSeconds / 60)).toBe(5);
    await db.query(
      `update private.outbox set given_up_at = now() where kind = 'team_notification'`,
    );
    expect(await health.outbox()).toMatchObject({ waiting: 1, givenUp: 1 });
  });

  test('a refused recipient is no failure of the mail server, and one that is back counts at once', async () => {
    const server = await startMailServer(undefined, {
      refuseAddress: (address) =>
        address === 'ada@example.com' ? { code: 451, text: 'Try later' } : undefined,
    });
    ending.push(server.stop);
    open(server.url);
    const id = await book();
    await expect(relay?.sendNow('customer_confirmation', id)).rejects.toThrow('Try later');
    expect(await health.mailServerAnswers()).toBe(true);
    await server.stop();
    ending.length = 0;
    await expect(relay?.sendNow('team_notification', id)).rejects.toThrow('ECONNREFUSED');
    expect(await health.mailServerAnswers()).toBe(false);
    const again = await startMailServer(server.port);
    ending.push(again.stop);
    expect(await health.mailServerAnswers()).toBe(true);
  });

  test('sizes are those of the folder', async () => {
    open();
    const { dataBytes, walBytes } = await health.sizes();
    expect(dataBytes).toBeGreaterThan(walBytes ?? 0);
    expect(walBytes === undefined).toBe(kind !== 'embedded');
    expect(await health.freeBytes()).toBeGreaterThan(0);
  });
});
