import type { Database } from '@site/database/database';
import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { openUnlimited, valueFrom } from '../testing/visits';

describe.each(databaseKinds)('changes that staff take back on the %s database', (kind) => {
  let db: Database;
  let as: As;
  const one = valueFrom(() => db);
  const person = (email: string) => ({ email, amr: [{ method: 'otp' }] });
  const call = async <Answer>(claims: object, sql: string, args: unknown[]): Promise<Answer> => {
    const [row] = await as('authenticated', claims, ({ query }) =>
      query<{ answer: Answer }>(`select public.${sql} as answer`, args),
    );
    return row?.answer as Answer;
  };
  const set = (id: string, state: string, claims: object = staffClaims) =>
    call<{ visit: { state: string; cancelReason: string | null } }>(
      claims,
      'set_appointment_state($1, $2, null, null)',
      [id, state],
    );
  const mails = async (id: string) =>
    db.query<{ kind: string; waits: boolean }>(
      `select kind, next_attempt_at > now() as waits from private.outbox
       where split_part(about, ' ', 1) = $1 and kind like 'visit_%' and kind <> 'visit_reminder'`,
      [id],
    );
  const booked = async () =>
    (
      await db.query<{ booked: number }>(
        'select booked::int from private.window_days where date = $1',
        [dateIn(9)],
      )
    )[0]?.booked;
  const bookWithKey = () =>
    one<{ id: string; key: string }>('public.book_appointment($1)', [
      JSON.stringify(request({ preferredDate: dateIn(9) })),
    ]);
  const book = async () => (await bookWithKey()).id;

  beforeAll(async () => {
    db = await openUnlimited(kind);
    as = actAs(db);
    await db.query(
      `insert into private.staff_people (email, name, role) values
       ('olive@testing.example', 'Olive Owner', 'owner'), ('ines@testing.example', 'Ines Owner', 'owner')`,
    );
  });
  beforeEach(async () => {
    await db.query('delete from private.outbox');
    await db.query('delete from public.appointments');
  });
  afterAll(() => db?.close());

  test.each(['requested', 'confirmed'])(
    'a visit that was %s and canceled is so again, with its place and without a mail',
    async (state) => {
      const id = await book();
      if (state === 'confirmed') await set(id, 'confirmed');
      expect(await booked()).toBe(1);
      await set(id, 'canceled');
      expect(await booked()).toBe(0);
      expect(await mails(id)).toEqual([{ kind: 'visit_canceled', waits: true }]);
      expect((await set(id, state)).visit).toMatchObject({ state, cancelReason: null });
      expect(await booked()).toBe(1);
      expect(await mails(id)).toEqual([]);
    },
  );

  test('only the person who canceled takes it back, and only before the mail leaves', async () => {
    const id = await book();
    await set(id, 'canceled');
    const refused = { code: 'PT409', detail: 'appointment_id' };
    const other = person('ines@testing.example');
    await expect(set(id, 'confirmed', other)).rejects.toMatchObject(refused);
    await db.query(`update private.outbox set claimed_until = now() + interval '1 minute'`);
    await expect(set(id, 'confirmed')).rejects.toMatchObject(refused);
    await db.query('update private.outbox set claimed_until = null');
    await db.query(`update private.settings set undo_time = interval '0'`);
    await expect(set(id, 'confirmed')).rejects.toMatchObject(refused);
    await db.query(`update private.settings set undo_time = interval '10 seconds'`);
    await expect(set(id, 'on_the_way')).rejects.toMatchObject(refused);
  });

  test('staff do not take back what the customer has canceled', async () => {
    const { id, key } = await bookWithKey();
    await as('anon', {}, ({ query }) =>
      query('select public.cancel_appointment($1, 1)', [JSON.stringify({ id, key })]),
    );
    await expect(set(id, 'requested')).rejects.toMatchObject({ code: 'PT409' });
    expect(await one('(select state from public.appointments where id = $1)', [id])).toBe(
      'canceled',
    );
  });

  test('a place that was taken meanwhile is not taken twice', async () => {
    const id = await book();
    await set(id, 'canceled');
    await db.query('update private.window_days set capacity = 0 where date = $1', [dateIn(9)]);
    await expect(set(id, 'requested')).rejects.toThrow('taken');
    await db.query('update private.window_days set capacity = null where date = $1', [dateIn(9)]);
  });

  test('the news that a technician is on the way waits, and goes when it is taken back', async () => {
    const id = await book();
    await set(id, 'on_the_way');
    expect(await mails(id)).toEqual([{ kind: 'visit_on_the_way', waits: true }]);
    await set(id, 'confirmed');
    expect(await mails(id)).toEqual([]);
  });
});
