import { databaseKinds, dateIn, request } from '../testing/site';
import { type Key, openUnlimited, valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

describe.each(databaseKinds)('rows of photos on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openUnlimited(kind)));
  afterAll(() => db?.close());

  const one = valueFrom(() => db);
  let count = 0;
  const book = () =>
    one<Key>('public.book_appointment($1)', [
      JSON.stringify(
        request({
          phone: `71355${40000 + count}`,
          email: `p${count}@example.com`,
          preferredDate: dateIn(2 + count++),
        }),
      ),
    ]);
  const reserve = (by: Key, caller = 'local', size = 100) =>
    one<{ status: string; path: string; token: string }>(
      'public.reserve_photo($1, $2, $3, $4, $5)',
      [JSON.stringify(by), crypto.randomUUID(), 'image/png', size, caller],
    );
  const take = (path: string, token: string) =>
    one<object | null>('public.take_photo_token($1, $2)', [path, token]);
  const store = async (by: Key) => {
    const { path } = await reserve(by);
    await one('public.finish_photo($1, 100)', [path]);
    return path;
  };

  test('a photo is deleted with its appointment', async () => {
    const by = await book();
    const path = await store(by);
    expect(await one<string[]>('public.photo_paths()')).toContain(path);
    await db.query('delete from public.appointments where id = $1', [by.id]);
    expect(await one<string[]>('public.photo_paths()')).not.toContain(path);
  });

  test('a token is valid for ten minutes; then its place is free', async () => {
    const by = await book();
    const { path, token } = await reserve(by);
    await db.query(`update private.photos set reserved_until = now() where path = $1`, [path]);
    expect(await take(path, token)).toBeNull();
    await one('public.housekeeping()');
    expect(await one<string[]>('public.photo_paths()')).not.toContain(path);
    const [row] = await db.query(
      `select reserved_until between now() + interval '9 minutes' and now() + interval '11 minutes' as soon
       from private.photos where path = $1`,
      [(await reserve(by)).path],
    );
    expect(row).toEqual({ soon: true });
  });

  test('the token itself is not stored', async () => {
    const { token } = await reserve(await book());
    const rows = await db.query<{ row: string }>('select p::text as row from private.photos p');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  test('unused places give way to a new one, and stored photos do not', async () => {
    const by = await book();
    const first = await store(by);
    for (let n = 0; n < 6; n++) expect((await reserve(by)).status).toBe('ready');
    const rows = await db.query(
      'select 1 from private.photos where appointment_id = $1 and stored_at is null',
      [by.id],
    );
    expect(rows).toHaveLength(4);
    expect(await one<string[]>('public.photo_paths()')).toContain(first);
  });

  test('all photos together stay within the budget of the owner', async () => {
    await db.query('delete from private.photos');
    await db.query('update private.settings set photo_budget_bytes = 250');
    const by = await book();
    await store(by);
    await store(by);
    await expect(reserve(by)).rejects.toMatchObject({ code: 'PT507' });
    expect((await reserve(by, 'local', 50)).status).toBe('ready');
    await db.query('update private.settings set photo_budget_bytes = default');
  });

  test('one caller uploads 60 photos an hour, for any number of appointments', async () => {
    const booked = [await book(), await book(), await book()];
    for (let n = 0; n < 60; n++) await reserve(booked[n % 3] ?? { id: '', key: '' }, '203.0.113.7');
    await expect(reserve(await book(), '203.0.113.7')).rejects.toMatchObject({ code: 'PT429' });
    expect((await reserve(await book(), '203.0.113.8')).status).toBe('ready');
  });

  test('no visitor can call what the server calls for them', async () => {
    for (const role of ['anon', 'authenticated'])
      for (const call of [
        `reserve_photo('{}', 'x', 'image/png', 1, 'local')`,
        `take_photo_token('x', 'x')`,
        `finish_photo('x', 1)`,
        `keep_photo_preview('x', 'x')`,
        `check_photo('{}', 'x', 'local')`,
        `photo_type('x')`,
        'photo_paths()',
        'stray_photos()',
      ])
        await expect(
          db.transaction(async ({ query }) => {
            await query(`select set_config('role', $1, true)`, [role]);
            await query(`select public.${call}`);
          }),
        ).rejects.toMatchObject({ code: '42501' });
  });
});
