import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { openUnlimited, valueFrom } from '../testing/visits';
import type { Board } from '@site/client/staff-types';
import type { Database } from '@site/database/database';

const pat = 'pat@testing.example';
const patsClaims = { email: pat, amr: [{ method: 'otp' }] };

describe.each(databaseKinds)('visits left from days before in the %s database', (kind) => {
  let db: Database;
  let as: As;
  let count = 0;
  const one = valueFrom(() => db);
  /** A visit of this many days ago, in the state to which these steps lead. */
  const left = async (daysAgo: number, steps: string[] = [], changes: object = {}) => {
    const phone = `28155${String(10_000 + ++count)}`;
    const { id } = await one<{ id: string }>('public.book_appointment($1)', [
      JSON.stringify(
        request({ phone, email: `c${count}@example.com`, preferredDate: dateIn(20), ...changes }),
      ),
    ]);
    for (const status of steps)
      await db.query('update public.appointments set state = $2 where id = $1', [id, status]);
    await db.run('alter table public.appointments disable trigger user');
    await db.query('update public.appointments set preferred_date = $2 where id = $1', [
      id,
      dateIn(-daysAgo),
    ]);
    await db.run('alter table public.appointments enable trigger user');
    return id;
  };
  const board = async (from = dateIn(0), claims: object = staffClaims, seen?: string) => {
    const [row] = await as('authenticated', claims, ({ query }) =>
      query<{ board: Board }>('select public.staff_board($1, 7, $2) as board', [from, seen]),
    );
    return row?.board as Board;
  };
  const idsOf = ({ visits }: Board) => visits.map(({ id }) => id);

  beforeAll(async () => {
    db = await openUnlimited(kind);
    as = actAs(db);
    await db.query('update private.booking_windows set capacity = 100');
    await db.query(
      `insert into private.staff_people (email, name, role, areas)
       values ($1, 'Pat Sample', 'technician', '{77002}')`,
      [pat],
    );
  });
  afterEach(async () => {
    await db.query('delete from public.appointments');
    await db.query('delete from private.rate_counters');
  });
  afterAll(() => db?.close());

  test('open ones stand on the board of today, oldest first; those that are over do not', async () => {
    const missed = await left(1, ['on_the_way', 'no_one_home']);
    const underWay = await left(2, ['on_the_way']);
    const confirmed = await left(3, ['confirmed']);
    const requested = await left(40);
    await left(5, ['confirmed', 'done']);
    await left(5, ['canceled']);
    expect(idsOf(await board())).toEqual([requested, confirmed, underWay, missed]);
    expect(idsOf(await board(dateIn(-3)))).toEqual([requested, confirmed, underWay, missed]);
    // Next week has nothing to do with them.
    expect(idsOf(await board(dateIn(1)))).toEqual([]);
  });

  test('a change of one is a new revision', async () => {
    const id = await left(2, ['confirmed']);
    const { revision } = await board();
    expect(await board(dateIn(0), staffClaims, revision)).toEqual({ revision, unchanged: true });
    await db.query(`update public.appointments set state = 'canceled' where id = $1`, [id]);
    const next = await board(dateIn(0), staffClaims, revision);
    expect(next.visits).toEqual([]);
  });

  test('a technician gets their own and the free ones of their areas', async () => {
    const free = await left(1, [], { zipCode: '77002' });
    await left(1, [], { zipCode: '77003' });
    const own = await left(2, [], { zipCode: '77003' });
    await db.query(
      `update public.appointments set technician = 'Pat Sample', technician_email = $2 where id = $1`,
      [own, pat],
    );
    expect(idsOf(await board(dateIn(0), patsClaims))).toEqual([own, free]);
  });

  test('of more than a hundred the latest are there', async () => {
    const oldest = await left(30);
    const booked = await left(1);
    await db.run('alter table public.appointments disable trigger user');
    await db.query(
      `insert into public.appointments
       select (jsonb_populate_record(a, jsonb_build_object('id', 'APT-1' || lpad(n::text, 5, '0'),
         'page_key', left(a.page_key, 38) || lpad(n::text, 5, '0'), 'idempotency_key', gen_random_uuid()))).*
       from public.appointments a, generate_series(1, 99) n where a.id = $1`,
      [booked],
    );
    await db.run('alter table public.appointments enable trigger user');
    const shown = idsOf(await board());
    expect(shown).toHaveLength(100);
    expect(shown).not.toContain(oldest);
  });
});
