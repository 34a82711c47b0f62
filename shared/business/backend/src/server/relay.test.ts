import { databaseKinds, eventually, openDatabase, request } from '../testing/site';
import { startMailServer } from '../testing/smtp';
import type { Database } from '@site/database/database';
import { type Relay, startRelay } from './relay';

describe.each(databaseKinds)('the relay on the %s database', (kind) => {
  let db: Database;
  const ending: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    db = await openDatabase(kind);
    await db.query(`update private.settings set mail_grace = interval '0'`);
  });
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
    await db?.close();
  });

  const mailServer = async (behavior: Parameters<typeof startMailServer>[1]) => {
    const server = await startMailServer(undefined, behavior);
    ending.push(server.stop);
    return server;
  };
  const relayTo = (smtpUrl: string, pollMs: number, socketTimeoutMs = 30_000): Relay => {
    const options = { smtpUrl, linkOrigin: '', pollMs, socketTimeoutMs, log: () => undefined };
    const relay = startRelay(db, options);
    ending.push(relay.close);
    return relay;
  };
  const book = async (n: number) => {
    const sent = request({ phone: `71355504${10 + n}`, email: `ada${n}@example.com` });
    const day = { preferredTime: ['8-10 AM', '10-12', '12-2 PM', '2-4 PM'][n % 4] };
    const [row] = await db.query<{ id: string }>(
      `select public.book_appointment($1) ->> 'id' as id`,
      [JSON.stringify({ ...sent, ...day })],
    );
    return row?.id ?? '';
  };
  const mails = () =>
    db.query<{ kind: string; error: string; open: boolean }>(
      `select kind, last_error as error, given_up_at is null and sent_at is null as open
       from private.outbox where kind <> 'visit_reminder' order by kind`,
    );
  test('while no owner has set how long customers are stored, the log says so once', async () => {
    await db.query('update private.settings set retention_confirmed_at = null');
    const lines: string[] = [];
    const options = { smtpUrl: 'smtp://127.0.0.1:9', linkOrigin: '', pollMs: 5 };
    let rounds = 0;
    const relay = startRelay(db, {
      ...options,
      log: (line) => lines.push(line),
      housekeeping: async () => rounds++,
    });
    ending.push(relay.close);
    await eventually('housekeeping', () => rounds > 0);
    expect(lines).toEqual([expect.stringContaining('until an owner sets for how long')]);
  });

  test('a mail that another sender may claim is never sent by this one, even with a slow mail server', async () => {
    // All of one caller, who otherwise books only a quarter of the hour's places.
    await db.query('update private.settings set hourly_places = 100');
    for (let n = 0; n < 6; n++) await book(n);
    let mailsSent = 0;
    const taken: string[] = [];
    const server = await mailServer({
      onMail: async () => {
        // Each mail uses half a minute of its lease.
        await db.query(
          `update private.outbox set claimed_until = claimed_until - interval '30 seconds'`,
        );
        if (++mailsSent !== 5) return;
        // Another sender claims mails whose lease has ended.
        const [row] = await db.query<{ mails: { id: string }[] }>(
          'select public.claim_mails(100) as mails',
        );
        taken.push(...(row?.mails.map(({ id }) => id) ?? []));
      },
    });
    relayTo(server.url, 10);
    await eventually('five mails left', async () => {
      const left = (await mails()).filter(({ open }) => open);
      return left.length === 7 && taken.length === 7;
    });
    const sent = server.received.map(({ raw }) => /^message-id: <(.+)@/im.exec(raw)?.[1]);
    expect(sent).toHaveLength(5);
    expect(sent.filter((id) => taken.includes(id ?? ''))).toEqual([]);
  });

  test('a mail without an answer may have arrived, and is sent again with the same Message-ID', async () => {
    const about = await book(0);
    let answers = false;
    const server = await mailServer({
      onMail: () => (answers ? Promise.resolve() : new Promise(() => undefined)),
    });
    const relay = relayTo(server.url, 60_000, 3_000);
    await expect(relay.sendNow('team_notification', about)).rejects.toThrow(
      'Not known whether it arrived: ',
    );
    expect((await mails())[1]).toMatchObject({
      error: expect.stringMatching(/^Not known whether it arrived/),
      open: true,
    });
    answers = true;
    expect(await relay.sendNow('team_notification', about)).toBe('sent');
    const ids = server.received.map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test('an address that is refused permanently is given up, one that is refused temporarily waits', async () => {
    const [first, second] = [await book(0), await book(1)];
    const server = await mailServer({
      refuseAddress: (address) =>
        address.startsWith('ada')
          ? { code: address.startsWith('ada0') ? 550 : 450, text: 'No such user' }
          : undefined,
    });
    const relay = relayTo(server.url, 60_000);
    for (const about of [first, second])
      await expect(relay.sendNow('customer_confirmation', about)).rejects.toThrow('No such user');
    expect(await relay.sendNow('customer_confirmation', first)).toBe('givenUp');
    await expect(relay.sendNow('customer_confirmation', second)).rejects.toThrow('No such user');
    expect(await relay.sendNow('team_notification', first)).toBe('sent');
  });
});
