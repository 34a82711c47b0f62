import type { Database } from '@site/database/database';
import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { type Key, openUnlimited, valueFrom } from '../testing/visits';

describe.each(databaseKinds)('the time of arrival, on the %s database', (kind) => {
  let db: Database;
  let as: As;
  const one = valueFrom(() => db);
  const staff = async (sql: string, ...args: unknown[]) => {
    const [row] = await as('authenticated', staffClaims, ({ query }) =>
      query<{ answer: Record<string, unknown> }>(`select public.${sql} as answer`, args),
    );
    return row?.answer;
  };
  const mailOf = async (id: string) => {
    const [row] = await db.query<{ payload: { arrivesAt?: string; minutes: number } }>(
      // Whole minutes after the transaction that queued it.
      `select payload || jsonb_build_object('minutes', round(
         extract(epoch from (payload ->> 'arrivesAt')::timestamptz - created_at) / 60)) as payload
       from private.outbox
       where kind = 'visit_on_the_way' and split_part(about, ' ', 1) = $1`,
      [id],
    );
    return row?.payload;
  };
  const book = () =>
    one<Key>('public.book_appointment($1)', [
      JSON.stringify(request({ preferredDate: dateIn(9) })),
    ]);

  beforeAll(async () => {
    db = await openUnlimited(kind);
    as = actAs(db);
  });
  beforeEach(async () => {
    await db.query('delete from private.outbox');
    await db.query('delete from public.appointments');
  });
  afterAll(() => db?.close());

  test('owners decide whether technicians are asked', async () => {
    expect(await staff('set_arrival()')).toEqual({ tellsArrival: false });
    expect(await staff('set_arrival(true)')).toEqual({ tellsArrival: true });
    expect(await staff('set_arrival()')).toEqual({ tellsArrival: true });
    const { id } = await book();
    expect(await staff('staff_visit($1)', id)).toMatchObject({ tellsArrival: true });
  });

  test('the customer reads the time that was said; a repeat changes nothing', async () => {
    const { id } = await book();
    await staff('set_out($1, 30, 1)', id);
    const mail = await mailOf(id);
    expect(mail?.minutes).toBe(30);
    expect(await staff('set_out($1, 60)', id)).toMatchObject({ visit: { state: 'on_the_way' } });
    expect(await mailOf(id)).toEqual(mail);
  });

  test('who sets out again without a time says none', async () => {
    const { id } = await book();
    await staff('set_out($1, 30)', id);
    await staff('set_appointment_state($1, $2)', id, 'confirmed');
    await db.query('delete from private.outbox');
    await staff('set_out($1)', id);
    expect(await mailOf(id)).not.toHaveProperty('arrivesAt');
  });

  test('an old version and a time out of reach are refused, and nothing is changed', async () => {
    const { id } = await book();
    await staff('staff_move_appointment($1, $2, $3)', id, dateIn(10), '2-4 PM');
    await expect(staff('set_out($1, 30, 1)', id)).rejects.toMatchObject({ code: 'PT409' });
    for (const minutes of [0, -5, 241, 2147483647])
      await expect(staff('set_out($1, $2)', id, minutes)).rejects.toThrow('wrong_minutes');
    expect(await one('(select arrives_at from public.appointments)')).toBeNull();
    expect(await mailOf(id)).toBeUndefined();
  });
});
