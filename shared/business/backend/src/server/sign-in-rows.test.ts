import { createHash } from 'node:crypto';
import { databaseKinds, openDatabase } from '../testing/site';
import { valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

const email = 'olive@testing.example';
const digest = (text: string) => createHash('sha256').update(text).digest();

interface Session {
  session: string;
  email: string;
}

describe.each(databaseKinds)('codes in the %s database', (kind) => {
  let db: Database;
  const one = valueFrom(() => db);
  let serial = 0;
  const office = '198.51.100.7';
  const stranger = '203.0.113.9';
  const ask = (code: string, caller = 'local', address = email) =>
    one('private.start_sign_in($1, $2, $3, $4, $5)', [
      address,
      code,
      digest(code),
      `mail ${++serial}`,
      caller,
    ]);
  const type = (code: string, refresh = `r${++serial}`, caller = 'local') =>
    one<Session | null>('private.verify_code($1, $2, $3, $4)', [
      email,
      digest(code),
      digest(refresh),
      caller,
    ]);
  const count = (table: string) =>
    one<string>(`(select count(*) from private.${table})`).then(Number);

  beforeAll(async () => {
    db = await openDatabase(kind);
    await db.query(
      `insert into private.staff_people (email, name, role) values ($1, 'Olive Owner', 'owner')`,
      [email],
    );
  });
  beforeEach(async () => {
    for (const table of ['rate_counters', 'sign_in_codes', 'staff_sessions', 'outbox'])
      await db.query(`delete from private.${table}`);
  });
  afterAll(() => db?.close());

  test('a code has five tries, and a sixth with the right code is too late', async () => {
    await ask('111111');
    for (let n = 0; n < 5; n++) expect(await type('000000')).toBeNull();
    expect(await type('111111')).toBeNull();
    await ask('222222');
    for (let n = 0; n < 4; n++) expect(await type('000000')).toBeNull();
    expect(await type('222222')).toMatchObject({ email });
    expect(await type('222222')).toBeNull();
  });

  test('fifty guesses at the same time have five tries', async () => {
    await ask('111111');
    await Promise.all(Array.from({ length: 50 }, () => type('000000')));
    expect(await one('(select max(tries) from private.sign_in_codes)')).toBe(5);
  });

  test('guesses at several codes from many networks at once wait for each other', async () => {
    for (let n = 0; n < 12; n++) await ask(`11111${n}`, `198.51.100.${n}`);
    const guesses = Array.from({ length: 120 }, (_, n) =>
      type('000000', `g${n}`, `203.0.113.${n}`),
    );
    // A deadlock would reject one.
    expect(await Promise.all(guesses)).toEqual(guesses.map(() => null));
    expect(await one('(select max(other_tries) from private.sign_in_codes)')).toBe(5);
  });

  test('wrong codes of a stranger do not void the code that a person reads', async () => {
    await ask('111111', office);
    for (let n = 0; n < 6; n++) expect(await type('000000', 'x', stranger)).toBeNull();
    // All callers who did not ask for the code have five tries together.
    expect(await type('111111', 'x', '203.0.113.10')).toBeNull();
    for (let n = 0; n < 4; n++) expect(await type('000000', 'x', office)).toBeNull();
    expect(await type('111111', 'mine', office)).toMatchObject({ email });
  });

  test('a code may be typed elsewhere than it was asked for', async () => {
    await ask('111111', office);
    expect(await type('111111', 'mine', '192.0.2.44')).toMatchObject({ email });
  });

  test('a stranger who asks again does not void the code that a person types', async () => {
    await ask('111111');
    await ask('222222', stranger);
    expect(await type('111111')).toMatchObject({ email });
    // With a session, the other codes are void.
    expect(await type('222222')).toBeNull();
  });

  test('a code is valid for ten minutes', async () => {
    await ask('111111');
    await db.query(
      `update private.sign_in_codes set expires_at = expires_at - interval '10 minutes'`,
    );
    expect(await type('111111')).toBeNull();
    const [code] = await db.query<{ minutes: number }>(`
      select extract(epoch from code_time)::integer / 60 as minutes from private.settings`);
    expect(code).toEqual({ minutes: 10 });
  });

  test('an unknown address has a code in the table and no mail', async () => {
    await ask('111111', 'local', 'stranger@testing.example');
    expect([await count('sign_in_codes'), await count('outbox')]).toEqual([1, 0]);
    expect(
      await one('private.verify_code($1, $2, $3, $4)', [
        'stranger@testing.example',
        digest('111111'),
        digest('r'),
        'local',
      ]),
    ).toBeNull();
    expect(await count('staff_sessions')).toBe(0);
  });

  test('codes are limited by address and by caller, for unknown addresses as well', async () => {
    const limited = { code: 'PT429' };
    for (let n = 0; n < 5; n++) await ask('111111', '203.0.113.1');
    await expect(ask('111111', '203.0.113.1')).rejects.toMatchObject(limited);
    // Another caller can still ask for this address.
    for (let n = 0; n < 15; n++) await ask('111111', `203.0.113.${10 + n}`);
    await expect(ask('111111', '203.0.113.99')).rejects.toMatchObject(limited);
    for (let n = 0; n < 20; n++) await ask('111111', '198.51.100.1', `p${n}@testing.example`);
    await expect(ask('111111', '198.51.100.1', 'p21@testing.example')).rejects.toMatchObject(
      limited,
    );
    for (let n = 0; n < 30; n++) await type('000000', 'x', '192.0.2.1');
    await expect(type('000000', 'x', '192.0.2.1')).rejects.toMatchObject(limited);
  });

  const later = (time: string) =>
    db.query(
      `update private.rate_counters set hits = array(select h - $1::interval from unnest(hits) h)`,
      [time],
    );

  test('one network cannot use up the codes of an address', async () => {
    // Every 20 minutes, for a day.
    let asked = 0;
    for (let n = 0; n < 72; n++) {
      await later('20 minutes');
      // A /48 has many callers.
      const caller = `2001:db8:1:${n.toString(16)}::1`;
      await ask('111111', caller).then(
        () => asked++,
        (error: unknown) => expect(error).toMatchObject({ code: 'PT429' }),
      );
    }
    expect(asked).toBe(8);
    await ask('222222', office);
    await ask('333333');
  });

  test('codes and tokens stand nowhere as they are, once the mail is out', async () => {
    await ask('123321');
    await type('123321', 'a refresh token');
    await ask('456654');
    const all = async () => {
      const rows = await db.query<{ row: string }>(`
        select t::text as row from private.outbox t union all
        select t::text from private.sign_in_codes t union all
        select t::text from private.refresh_tokens t union all
        select t::text from private.staff_sessions t`);
      return rows.map(({ row }) => row).join('\n');
    };
    const [mail] = await one<{ id: string; claim: string }[]>('public.claim_mails(1)');
    await one('public.finish_mail($1, $2)', [mail?.id, mail?.claim]);
    // This one could not be sent in time.
    await db.query(
      'update private.outbox set useless_at = now() - interval $$1 minute$$ where sent_at is null',
    );
    await one('public.housekeeping()');
    const text = await all();
    for (const secret of ['123321', '456654', 'a refresh token'])
      expect(text).not.toContain(secret);
    const hex = Buffer.from('123321').toString('hex');
    expect(text).not.toContain(hex);
  });
});
