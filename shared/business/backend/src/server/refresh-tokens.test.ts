import { createHash } from 'node:crypto';
import { databaseKinds, openDatabase } from '../testing/site';
import { valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

const email = 'olive@testing.example';
const digest = (text: string) => createHash('sha256').update(text).digest();

describe.each(databaseKinds)('sessions of people in the %s database', (kind) => {
  let db: Database;
  const one = valueFrom(() => db);
  const renew = (token: string, next: string) =>
    one<object | null>('private.refresh_session($1, $2)', [digest(token), digest(next)]);
  /** A session with the refresh token `first`. */
  const begin = async () => {
    await one('private.start_sign_in($1, $2, $3, $4, $5)', [
      email,
      '111111',
      digest('111111'),
      crypto.randomUUID(),
      'local',
    ]);
    const begun = await one<object | null>('private.verify_code($1, $2, $3, $4)', [
      email,
      digest('111111'),
      digest('first'),
      'local',
    ]);
    expect(begun).toMatchObject({ email });
    return begun;
  };
  const later = (time: string) =>
    db.query(
      `update private.refresh_tokens
       set used_at = used_at - $1::interval, issued_at = issued_at - $1::interval`,
      [time],
    );
  const sessions = () => one('(select count(*)::integer from private.staff_sessions)');

  beforeAll(async () => {
    db = await openDatabase(kind);
    await db.query(
      `insert into private.staff_people (email, name, role) values ($1, 'Olive Owner', 'owner')`,
      [email],
    );
  });
  afterEach(async () => {
    for (const table of ['rate_counters', 'staff_sessions'])
      await db.query(`delete from private.${table}`);
  });
  afterAll(() => db?.close());

  test('two tabs go on with the same refresh token', async () => {
    const begun = await begin();
    for (const [token, next] of [
      ['first', 'a1'],
      ['first', 'b1'],
    ] as const)
      expect(await renew(token, next)).toEqual(begun);
    await later('10 minutes');
    for (const [token, next] of [
      ['a1', 'a2'],
      ['b1', 'b2'],
    ] as const)
      expect(await renew(token, next)).toEqual(begun);
    await later('10 minutes');
    expect(await renew('a2', 'a3')).toEqual(begun);
  });

  test('a refresh whose answer was lost can be repeated, an hour later and again', async () => {
    const begun = await begin();
    for (const lost of ['lost', 'lost too', 'lost again']) {
      expect(await renew('first', lost)).toEqual(begun);
      await later('1 hour');
    }
    expect(await renew('first', 'second')).toEqual(begun);
    await later('1 hour');
    expect(await renew('second', 'third')).toEqual(begun);
    await later('1 hour');
    expect(await renew('third', 'fourth')).toEqual(begun);
  });

  test('a copied refresh token ends the session, when the second of the two goes on', async () => {
    const begun = await begin();
    await renew('first', 'second');
    await later('1 minute');
    expect(await renew('second', 'third')).toEqual(begun);
    expect(await renew('first', 'thief')).toBeNull();
    for (const token of ['second', 'third', 'thief'])
      expect(await renew(token, `${token} next`)).toBeNull();
    expect(await sessions()).toBe(0);
  });

  test('also when the copy was used before the person goes on, and eight days pass', async () => {
    const begun = await begin();
    await renew('first', 'second');
    await later('1 minute');
    expect(await renew('first', 'thief')).toEqual(begun);
    expect(await renew('thief', 'thief next')).toEqual(begun);
    await later('8 days');
    await one('public.housekeeping()');
    expect(await renew('second', 'third')).toBeNull();
    expect(await renew('thief next', 'thief on')).toBeNull();
    expect(await sessions()).toBe(0);
  });

  test('a session ends when it has not been used for thirty days', async () => {
    await begin();
    await db.query(`update private.staff_sessions set refreshed_at = now() - interval '31 days'`);
    expect(await renew('first', 'second')).toBeNull();
  });
});
