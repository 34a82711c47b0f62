import { databaseKinds, openDatabase, request } from '../testing/site';
import type { Database, Query } from '@site/database/database';

const claimWith = async (query: Query) => {
  const [row] = await query<{ mails: { id: string; claim: string }[] }>(
    'select public.claim_mails(10) as mails',
  );
  return row?.mails ?? [];
};

describe.each(databaseKinds)('the outbox of the %s database', (kind) => {
  let db: Database;
  const claim = () => claimWith(db.query);
  beforeEach(async () => {
    db = await openDatabase(kind);
    await db.query("update private.settings set mail_grace = interval '0'");
    for (let n = 0; n < 3; n++)
      await db.query('select public.book_appointment($1)', [
        JSON.stringify(request({ phone: `713555020${n}` })),
      ]);
  });
  afterEach(() => db?.close());

  test('gives a mail to one sender at a time', async () => {
    const claimed = (await Promise.all([claim(), claim(), claim()])).flat();
    expect(claimed).toHaveLength(6);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(6);
  });

  // The embedded database has one connection, so two transactions never overlap there.
  if (kind === 'PostgreSQL')
    test('a sender that is claiming does not block another, and they get different mails', async () => {
      await db.transaction(async ({ query }) => {
        expect(await claimWith(query)).toHaveLength(6);
        expect(await claim()).toEqual([]);
      });
    });

  test('a dead sender’s mail becomes free, and a late report of that sender is ignored', async () => {
    const [dead] = await claim();
    await db.query(
      `update private.outbox set claimed_until = now() - interval '1 second' where id = $1`,
      [dead?.id],
    );
    expect((await claim()).map(({ id }) => id)).toEqual([dead?.id]);
    await db.query('select public.finish_mail($1, $2, $3)', [dead?.id, dead?.claim, 'late']);
    expect(await claim()).toEqual([]);
  });

  test('pauses grow from 30 seconds to 6 hours', async () => {
    const [mail] = await claim();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 14; attempt++)
      await db.transaction(async ({ query }) => {
        await query('update private.outbox set attempts = $2 where id = $1', [mail?.id, attempt]);
        await query('select public.finish_mail($1, $2, $3)', [mail?.id, mail?.claim, 'down']);
        const [row] = await query<{ pause: number }>(
          `select extract(epoch from next_attempt_at - now())::int as pause
           from private.outbox where id = $1`,
          [mail?.id],
        );
        pauses.push(row?.pause ?? 0);
      });
    expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(pauses.slice(-3)).toEqual([21_600, 21_600, 21_600]);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });

  test('a mail refused permanently, or for three days, is given up and stays listed', async () => {
    const mails = await claim();
    const finish = (n: number, error: string, permanent: boolean) =>
      db.query('select public.finish_mail($1, $2, $3, $4)', [
        mails[n]?.id,
        mails[n]?.claim,
        error,
        permanent,
      ]);
    await finish(0, '550 no such user', true);
    await db.query(
      `update private.outbox set created_at = now() - interval '73 hours' where id = $1`,
      [mails[1]?.id],
    );
    await finish(1, 'timeout', false);
    await finish(2, 'timeout', false);
    await db.query(
      `update private.outbox set next_attempt_at = now() where kind <> 'visit_reminder'`,
    );
    expect((await claim()).map(({ id }) => id)).toEqual([mails[2]?.id]);
    const given = await db.query<{ error: string }>(
      `select last_error as error from private.outbox where given_up_at is not null order by 1`,
    );
    expect(given).toEqual([{ error: '550 no such user' }, { error: 'timeout' }]);
  });

  test('a visitor can report only their own mail as sent, and only when browsers send', async () => {
    const key = crypto.randomUUID();
    await db.query('select public.book_appointment($1)', [
      JSON.stringify(request({ idempotencyKey: key, preferredTime: '12-2 PM' })),
    ]);
    const report = async (kind: string) => {
      const [row] = await db.query<{ answer: { ok: boolean } }>(
        'select public.report_mail_sent($1, $2) as answer',
        [key, kind],
      );
      return row?.answer.ok;
    };
    const kinds = ['team_notification', 'customer_confirmation', 'newsletter_confirmation'];
    // The site's own relay sends.
    for (const kind of kinds) expect([kind, await report(kind)]).toEqual([kind, false]);
    await db.query('update private.settings set browser_sends = true');
    for (const kind of kinds)
      expect([kind, await report(kind)]).toEqual([kind, kind === 'customer_confirmation']);
    const open = await db.query(
      `select 1 from private.outbox where kind = 'team_notification' and sent_at is null`,
    );
    expect(open).toHaveLength(4);
  });

  test('housekeeping deletes old rows', async () => {
    await db.query('select public.subscribe($1)', ['never@example.com']);
    await db.query(`
      update private.rate_counters set hits = array[now() - interval '2 days']`);
    await db.query(`
      update private.confirm_links set expires_at = now() - interval '8 days'`);
    await db.query(`update private.outbox set sent_at = now() - interval '91 days'`);
    await db.query('select public.housekeeping()');
    const [left] = await db.query(`
      select (select count(*) from private.rate_counters)::int as counters,
        (select count(*) from private.subscribers)::int as subscribers,
        (select count(*) from private.outbox where payload <> '{}')::int as payloads,
        (select count(*) from public.appointments)::int as appointments`);
    expect(left).toEqual({ counters: 0, subscribers: 0, payloads: 0, appointments: 3 });
  });
});
