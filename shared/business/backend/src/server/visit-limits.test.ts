import { actAs } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { type Key, openUnlimited } from '../testing/visits';
import type { Database } from '@site/database/database';

interface Answer {
  status: string;
  mailed?: false;
  appointment: { state: string; version: number };
}

describe.each(databaseKinds)('limits of changes on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openUnlimited(kind)));
  afterAll(() => db?.close());
  // Tests with one phone or one network do not count each other's calls.
  beforeEach(() => db.query('delete from private.rate_counters'));

  let visits = 0;
  const from = <Result>(address: string, sql: string, args: unknown[]) =>
    actAs(db)(
      'anon',
      {},
      async ({ query }) => {
        const [row] = await query<{ answer: Result }>(`select public.${sql} as answer`, args);
        return row?.answer as Result;
      },
      { 'cf-connecting-ip': address },
    );
  /** Each by another customer from another network. */
  const book = (changes: object = {}) => {
    visits++;
    return from<Key>(`192.0.2.${visits}`, 'book_appointment($1)', [
      JSON.stringify(
        request({
          phone: `71355${50000 + visits}`,
          email: `limit${visits}@example.com`,
          preferredDate: dateIn(2 + visits),
          ...changes,
        }),
      ),
    ]);
  };
  const note = (by: Key, text: string, address = '203.0.113.1') =>
    from<Answer>(address, 'add_note($1, $2)', [JSON.stringify(by), text]);
  const cancel = (by: Key, version: number, reason: string | null = null) =>
    from<Answer>('203.0.113.1', 'cancel_appointment($1, $2, $3)', [
      JSON.stringify(by),
      version,
      reason,
    ]);
  const move = (by: Key, n: number, address = `198.51.100.${n}`) =>
    from<Answer>(address, 'move_appointment($1, $2, $3, $4)', [
      JSON.stringify(by),
      dateIn(40 + (n % 2)),
      n % 4 < 2 ? '10-12' : '12-2 PM',
      n,
    ]);
  const mails = (by: Key, kind: string) =>
    db.query<{ about: string; payload: { note: string }; waits: boolean }>(
      `select o.about, o.payload, o.next_attempt_at > now() as waits from private.outbox o
       where split_part(o.about, ' ', 1) = $1 and o.kind = $2 order by o.created_at, o.about`,
      [by.id, kind],
    );
  const limited = { code: 'PT429' };

  test('notes and moves do not use up each other, and a visit can always be canceled', async () => {
    const by = await book();
    for (let n = 1; n <= 20; n++) await note(by, `Note ${n}`, `198.51.100.${n}`);
    for (let n = 1; n <= 20; n++) expect((await move(by, n)).status).toBe('moved');
    await expect(move(by, 21)).rejects.toMatchObject(limited);
    expect((await cancel(by, 21)).appointment.state).toBe('canceled');
  });

  test('one caller makes 40 changes an hour, of any number of visits', async () => {
    const booked = [await book(), await book(), await book()];
    for (let n = 0; n < 40; n++) await note(booked[n % 3] ?? { id: '', key: '' }, `Note ${n}`);
    const other = await book();
    await expect(note(other, 'One more')).rejects.toMatchObject(limited);
    expect((await note(other, 'One more', '203.0.113.2')).status).toBe('saved');
    expect((await cancel(other, 1)).status).toBe('canceled');
  });

  test('notes that wait go to the team in one mail, and none is lost while one is being sent', async () => {
    const by = await book();
    await note(by, 'The gate is open');
    await note(by, 'The dog is friendly');
    expect(await mails(by, 'team_note')).toMatchObject([
      { payload: { note: 'The gate is open\n\nThe dog is friendly' } },
    ]);
    await db.query(`select public.claim_mails(10, 'team_note')`);
    await note(by, 'Third');
    expect((await mails(by, 'team_note')).map(({ payload }) => payload.note)).toEqual([
      'The gate is open\n\nThe dog is friendly',
      'Third',
    ]);
  });

  test.each(['See www.example.com', 'https://example.com', 'Write to me@example.com'])(
    'a note and a reason must not have an address: %s',
    async (text) => {
      const by = await book();
      await expect(note(by, text)).rejects.toMatchObject({ code: 'PT422', detail: 'note' });
      await expect(cancel(by, 1, text)).rejects.toMatchObject({ code: 'PT422', detail: 'reason' });
      expect((await note(by, 'First line\nsecond line')).status).toBe('saved');
      expect((await cancel(by, 1, 'It works\nagain')).status).toBe('canceled');
    },
  );

  test('a phone is looked up 100 times a day', async () => {
    const by = { ...(await book()), key: '', phone: '7135558888' };
    const ask = (n: number) => from(`203.0.113.${n}`, 'view_appointment($1)', [JSON.stringify(by)]);
    for (let n = 0; n < 100; n++) {
      // Each look-up half an hour after the one before: the limits of 15 minutes are not reached.
      await db.query(
        `update private.rate_counters set hits = array[now() - interval '1 hour'] where bucket <> 'visit:day'`,
      );
      await ask(n);
    }
    await db.query(`delete from private.rate_counters where bucket <> 'visit:day'`);
    await expect(ask(100)).rejects.toMatchObject({ ...limited, detail: 'visit:day' });
  });

  test('other mails to an address do not silence a visit that it has in its calendar', async () => {
    const email = 'busy@example.com';
    const by = await book({ email });
    for (let n = 0; n < 5; n++) await book({ email });
    expect(await move(by, 1)).not.toHaveProperty('mailed');
    expect(await mails(by, 'visit_moved')).toMatchObject([{ about: `${by.id} 2`, waits: false }]);
    expect(await cancel(by, 2)).not.toHaveProperty('mailed');
    // Booked without a mail: nothing is in a calendar, and the page says that no mail comes.
    const silent = await book({ email });
    expect(await mails(silent, 'customer_confirmation')).toEqual([]);
    expect(await mails(silent, 'visit_reminder')).toHaveLength(1);
    expect(await move(silent, 1)).toMatchObject({ status: 'moved', mailed: false });
    expect(await cancel(silent, 2)).toMatchObject({ status: 'canceled', mailed: false });
    expect(await cancel(silent, 2)).toMatchObject({ status: 'canceled', mailed: false });
    expect(await mails(silent, 'visit_canceled')).toEqual([]);
  });

  test('past three mails about a visit the latest move waits for hours, and a cancellation goes at once', async () => {
    const by = await book();
    for (let n = 1; n <= 15; n++) expect(await move(by, n)).not.toHaveProperty('mailed');
    const moved = await mails(by, 'visit_moved');
    expect(moved.map(({ waits }) => waits)).toEqual([...Array<boolean>(3).fill(false), true]);
    expect(moved.at(-1)?.about).toBe(`${by.id} 16`);
    expect(await cancel(by, 16)).not.toHaveProperty('mailed');
    expect(await mails(by, 'visit_canceled')).toMatchObject([{ waits: false }]);
    expect(await mails(by, 'visit_moved')).toHaveLength(3);
  });
});
