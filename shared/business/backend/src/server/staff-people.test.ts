import { databaseKinds, openDatabase } from '../testing/site';
import { actAs, type As, staffClaims } from '../testing/roles';
import type { Database } from '@site/database/database';

const amr = [{ method: 'otp' }];

describe.each(databaseKinds)('the list of people on the %s database', (kind) => {
  let db: Database;
  let as: As;
  const call = async (claims: object, sql: string, args: unknown[] = []) => {
    const [row] = await as('authenticated', claims, ({ query }) =>
      query<{ answer: unknown }>(`select public.${sql} as answer`, args),
    );
    return row?.answer;
  };
  const save = (claims: object, email: string, role: string, areas = ['all'], name = 'Some Body') =>
    call(claims, 'save_person($1, $2, $3, $4)', [email, name, role, `{${areas.join()}}`]);

  beforeAll(async () => {
    db = await openDatabase(kind);
    as = actAs(db);
  });
  beforeEach(() => db.query('delete from private.staff_people'));
  afterAll(() => db?.close());

  test('the owner adds themself first with the token of the machine, then signs in as a person', async () => {
    const me = { amr, email: 'olive@testing.example' };
    await expect(save(me, 'olive@testing.example', 'owner')).rejects.toMatchObject({
      code: '42501',
    });
    await save(staffClaims, ' Olive@Testing.example ', 'owner');
    expect(await call(me, 'staff_me()')).toMatchObject({
      email: 'olive@testing.example',
      role: 'owner',
    });
    await save(me, 'pat@testing.example', 'technician', ['77002', '77003']);
    expect(await call(me, 'list_people()')).toHaveLength(2);
    // The address again changes the person.
    await save(me, 'PAT@testing.example', 'technician', ['77002', 'all'], 'Pat Sample');
    expect(await call(me, 'list_people()')).toContainEqual({
      ...{ email: 'pat@testing.example', name: 'Pat Sample', role: 'technician' },
      ...{ areas: ['all'], phone: '', workingDays: [1, 2, 3, 4, 5, 6, 7], timeOff: [] },
      ...{ speaks: ['en'], language: 'en' },
    });
  });

  test('a technician cannot see or change the list', async () => {
    await save(staffClaims, 'olive@testing.example', 'owner');
    await save(staffClaims, 'pat@testing.example', 'technician');
    const technician = { amr, email: 'pat@testing.example' };
    expect(await call(technician, 'staff_me()')).toMatchObject({ role: 'technician' });
    const refused = { code: '42501', message: 'only_owners' };
    await expect(call(technician, 'list_people()')).rejects.toMatchObject(refused);
    await expect(save(technician, 'pat@testing.example', 'owner')).rejects.toMatchObject(refused);
    await expect(call(technician, `remove_person('olive@testing.example')`)).rejects.toMatchObject(
      refused,
    );
    // Claims that a person writes about themself have no effect.
    for (const claims of [
      { ...technician, user_metadata: { role: 'owner' } },
      { ...technician, app_metadata: { role: 'owner' } },
      { ...technician, role: 'owner' },
    ])
      await expect(call(claims, 'list_people()')).rejects.toMatchObject({ code: '42501' });
  });

  test('the last owner stays', async () => {
    await save(staffClaims, 'olive@testing.example', 'owner');
    await save(staffClaims, 'pat@testing.example', 'technician');
    const stored = { code: 'PT409', detail: 'email' };
    await expect(call(staffClaims, `remove_person('OLIVE@testing.example')`)).rejects.toMatchObject(
      stored,
    );
    await expect(save(staffClaims, 'olive@testing.example', 'technician')).rejects.toMatchObject(
      stored,
    );
    await save(staffClaims, 'pat@testing.example', 'owner');
    await call(staffClaims, `remove_person('olive@testing.example')`);
    await expect(call(staffClaims, `remove_person('olive@testing.example')`)).rejects.toMatchObject(
      {
        code: 'PT404',
      },
    );
  });

  test('two owners who remove each other at the same time leave one', async () => {
    await save(staffClaims, 'olive@testing.example', 'owner');
    await save(staffClaims, 'oscar@testing.example', 'owner');
    const results = await Promise.allSettled([
      call(staffClaims, `remove_person('olive@testing.example')`),
      call(staffClaims, `remove_person('oscar@testing.example')`),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await call(staffClaims, 'list_people()')).toHaveLength(1);
  });

  test.each([
    ['email', 'not an address', 'owner', ['all'], 'Olive'],
    ['email', '', 'owner', ['all'], 'Olive'],
    ['role', 'o@testing.example', 'boss', ['all'], 'Olive'],
    ['areas', 'o@testing.example', 'owner', ['Houston'], 'Olive'],
    ['areas', 'o@testing.example', 'owner', [], 'Olive'],
    ['name', 'o@testing.example', 'owner', ['all'], 'see evil.example'],
    ['name', 'o@testing.example', 'owner', ['all'], ''],
  ])('%s is refused', async (field, email, role, areas, name) => {
    await expect(save(staffClaims, email, role, areas, name)).rejects.toMatchObject({
      code: 'PT422',
      detail: field,
    });
  });
});
