import { embeddedPublicKey } from '@site/client/public-key';
import { actAs, staffClaims } from '../testing/roles';
import { databaseKinds, openDatabase, request, type Site, startSite } from '../testing/site';
import { bookVisit, type Key } from '../testing/visits';
import type { Database } from '@site/database/database';

describe.each(databaseKinds)('strangers at a visit on the %s database', (kind) => {
  let site: Site;
  let mine: Key;
  let other: Key;
  beforeAll(async () => {
    site = await startSite(kind);
    mine = await bookVisit(site);
    other = await bookVisit(site, { phone: '7135550143', preferredTime: '12-2 PM' });
  });
  afterAll(() => site?.close());

  /** The whole answer, with its length. */
  async function raw(name: string, args: object, forwardedFor?: string) {
    const response = await fetch(`${site.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: embeddedPublicKey,
        ...(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}),
      },
      body: JSON.stringify(args),
    });
    const headers = Object.fromEntries(
      [...response.headers].filter(([header]) => header !== 'date'),
    );
    return { status: response.status, headers, body: await response.text() };
  }

  test('a wrong key, the key of another visit, a wrong phone and an unknown number have one answer', async () => {
    const unknown = mine.id === 'APT-000001' ? 'APT-000002' : 'APT-000001';
    const proofs = [
      { id: unknown, key: mine.key },
      { id: mine.id, key: other.key },
      { id: mine.id, key: mine.key.slice(0, 42) },
      { id: mine.id, key: `${mine.key}A` },
      { id: mine.id, key: mine.key.toUpperCase() },
      { id: mine.id, key: "' or true --" },
      { id: mine.id, phone: '7135550143' },
      { id: unknown, phone: '7135550142' },
    ];
    const calls: [string, object][] = [
      ['view_appointment', {}],
      ['move_appointment', { to_date: '2099-01-01', to_time: '10-12', version: 1 }],
      ['cancel_appointment', { version: 1 }],
      ['add_note', { note: 'Hello' }],
      ['remove_photo', { photo_id: crypto.randomUUID() }],
    ];
    for (const [name, args] of calls)
      for (const by of proofs)
        expect([name, by, await raw(name, { by, ...args })]).toEqual([
          name,
          by,
          expect.objectContaining({ status: 200, body: '{"status": "unknown"}' }),
        ]);
    const answers = await Promise.all(proofs.map((by) => raw('view_appointment', { by })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await raw('view_appointment', { by: mine })).toMatchObject({
      body: expect.stringContaining('"found"'),
    });
  });

  test.each([
    [null, 'by'],
    ['APT-123456', 'by'],
    [[], 'by'],
    [{}, 'id'],
    [{ id: 7, key: 'x' }, 'id'],
    [{ id: 'APT-123456' }, 'phone'],
    [{ id: 'APT-123456', key: { a: 1 } }, 'key'],
    [{ id: 'APT-123456', key: 'x'.repeat(101) }, 'key'],
    [{ id: 'APT-123456', phone: '1' }, 'phone'],
    [{ id: 'APT-123456\u0007', key: 'x' }, 'id'],
  ])('a proof that is none (%j) is refused', async (by, field) => {
    const { status, body } = await raw('view_appointment', { by });
    expect([status, (JSON.parse(body) as { details: string }).details]).toEqual([422, field]);
  });
});

describe.each(databaseKinds)('limits and history on the %s database', (kind) => {
  let db: Database;
  const book = async (changes: object = {}) => {
    const [row] = await db.query<{ booked: Key }>('select public.book_appointment($1) as booked', [
      JSON.stringify(request(changes)),
    ]);
    return row?.booked ?? { id: '', key: '' };
  };
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());

  const viewFrom = (address: string, by: object) =>
    actAs(db)(
      'anon',
      {},
      async ({ query }) => {
        const [row] = await query<{ answer: { status: string } }>(
          'select public.view_appointment($1) as answer',
          [JSON.stringify(by)],
        );
        return row?.answer.status;
      },
      { 'cf-connecting-ip': address },
    );
  const countAnswers = async (most: number, call: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < most; n++) await call(n);
    await expect(call(most)).rejects.toMatchObject({ code: 'PT429' });
  };

  test('one caller guesses 60 phones in 15 minutes, and ten times at one phone', async () => {
    const { id } = await book();
    await countAnswers(10, () => viewFrom('203.0.113.1', { id, phone: '7135550144' }));
    await countAnswers(60, (n) => viewFrom('203.0.113.2', { id, phone: `71355${20000 + n}` }));
    // Networks together: 60 for a phone.
    await db.query('delete from private.rate_counters');
    await countAnswers(60, (n) => viewFrom(`203.0.113.${n}`, { id, phone: '7135550144' }));
  });

  test('one caller tries 240 keys in 15 minutes; the owner’s key still opens the page', async () => {
    const { id, key } = await book({ phone: '7135550150', preferredTime: '12-2 PM' });
    await countAnswers(240, (n) => viewFrom('203.0.113.3', { id, key: `guess${n}` }));
    expect(await viewFrom('203.0.113.4', { id, key })).toBe('found');
    // A key that is passed on to many callers.
    await countAnswers(119, (n) => viewFrom(`198.51.100.${n % 250}`, { id, key }));
  });

  test.each(['anon', 'authenticated', 'service_role'])(
    '%s cannot touch the history',
    async (role) => {
      for (const sql of [
        'select * from private.appointment_history',
        'update private.appointment_history set state = null',
        'delete from private.appointment_history',
        'truncate private.appointment_history',
      ])
        await expect(actAs(db)(role, staffClaims, ({ run }) => run(sql))).rejects.toThrow(
          /permission denied/,
        );
    },
  );

  test('the owner cannot rewrite the history either; it ends with its appointment', async () => {
    const { id } = await book({ phone: '7135550151', preferredTime: '2-4 PM' });
    for (const sql of [
      `update private.appointment_history set actor = 'us'`,
      'delete from private.appointment_history',
      'truncate private.appointment_history',
      'truncate public.appointments cascade',
    ])
      await expect(db.run(sql)).rejects.toThrow('history_stays');
    await db.query('delete from public.appointments where id = $1', [id]);
    expect(
      await db.query('select 1 from private.appointment_history where appointment_id = $1', [id]),
    ).toEqual([]);
  });

  test('only the steps of the table are possible, also for the owner', async () => {
    const states = ['requested', 'confirmed', 'on_the_way', 'done', 'canceled', 'no_one_home'];
    const allowed = await db.query<{ step: string; customer: boolean }>(
      `select before || ' ' || after as step, by_customer as customer from private.state_steps
       where after <> 'moved' and before <> 'held'`,
    );
    const { id } = await book({ phone: '7135550152', preferredTime: '4-6 PM' });
    const possible = async (before: string, after: string, claims: object) =>
      db
        .transaction(async ({ query, run }) => {
          await run('alter table public.appointments disable trigger keep_steps');
          await query('update public.appointments set state = $2 where id = $1', [id, before]);
          await run('alter table public.appointments enable trigger keep_steps');
          await query(`select set_config('request.jwt.claims', $1, true)`, [
            JSON.stringify(claims),
          ]);
          await query('update public.appointments set state = $2 where id = $1', [id, after]);
          throw new Error('possible');
        })
        .catch((error: Error) => error.message === 'possible');
    for (const before of states)
      for (const after of states.filter((state) => state !== before)) {
        const step = allowed.find((each) => each.step === `${before} ${after}`);
        expect([before, after, await possible(before, after, {})]).toEqual([
          before,
          after,
          Boolean(step),
        ]);
        expect([before, after, await possible(before, after, { role: 'anon' })]).toEqual([
          before,
          after,
          step?.customer ?? false,
        ]);
      }
    expect(allowed.length).toBeGreaterThan(10);
  });

  test('a held request shows itself, and can be neither moved nor canceled', async () => {
    await db.query('update private.settings set hourly_places = 0');
    const address = { 'cf-connecting-ip': '203.0.113.9' };
    const call = <Answer>(sql: string, args: unknown[]) =>
      actAs(db)(
        'anon',
        {},
        async ({ query }) => {
          const [row] = await query<{ answer: Answer }>(`select public.${sql} as answer`, args);
          return row?.answer;
        },
        address,
      );
    const held = await call<Key & { heldUntil: string }>('book_appointment($1)', [
      JSON.stringify(request({ phone: '7135550153', email: 'held@example.com' })),
    ]);
    expect(held).toMatchObject({
      heldUntil: expect.any(String),
      key: expect.stringMatching(/^[\w-]{43}$/),
    });
    const by = JSON.stringify({ id: held?.id, key: held?.key });
    expect(await call('view_appointment($1)', [by])).toMatchObject({
      appointment: { state: 'held', canChangeUntil: null },
    });
    expect(await call('cancel_appointment($1, 1)', [by])).toEqual({ status: 'too_late' });
    await db.query(
      `update public.appointments set held_until = now() - interval '1 second' where state = 'held'`,
    );
    expect(await call('view_appointment($1)', [by])).toEqual({ status: 'unknown' });
  });

  test('it is too late from two hours before the window on, or from the owner’s own limit', async () => {
    const until = async (minutes: number) => {
      await db.query('update private.settings set change_until_minutes = $1', [minutes]);
      const [row] = await db.query<{ minutes: number | null }>(
        `select extract(epoch from private.window_begins(a.preferred_date, a.preferred_time)
           - private.change_until(a))::int / 60 as minutes
         from public.appointments a where a.state = 'requested' limit 1`,
      );
      return row?.minutes;
    };
    expect(await until(120)).toBe(120);
    expect(await until(90)).toBe(90);
    // Longer than until any visit that can be booked.
    expect(await until(60 * 24 * 90)).toBeNull();
  });
});
