import type { Database } from '@site/database/database';
import { signedInFunctions, staffFunctions, visitorFunctions } from '../testing/public-functions';
import { actAs, type As } from '../testing/roles';
import { databaseKinds, openDatabase } from '../testing/site';

describe.each(databaseKinds)('privileges on the %s database', (kind) => {
  let db: Database;
  let as: As;
  beforeAll(async () => {
    db = await openDatabase(kind);
    as = actAs(db);
    await db.query(
      `insert into private.staff_people (email, name, role)
       values ('olive@testing.example', 'Olive Owner', 'owner')`,
    );
  });
  afterAll(() => db?.close());

  describe.each(['anon', 'authenticated'])('as %s', (role) => {
    test('no statement reaches any table or sequence', async () => {
      const relations = await db.query<{ name: string }>(`
        select c.oid::regclass::text as name from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace,
          'supabase_migrations'::regnamespace) and c.relkind in ('r', 'v', 'm', 'S', 'p', 'f')`);
      expect(relations.length).toBeGreaterThanOrEqual(9);
      for (const { name } of relations)
        for (const sql of [
          `select * from ${name}`,
          `select ctid from ${name}`,
          `insert into ${name} default values`,
          `delete from ${name}`,
          `truncate ${name}`,
          `lock table ${name}`,
          `copy ${name} to stdout`,
          `create trigger t before insert on ${name} for each row execute function suppress_redundant_updates_trigger()`,
        ])
          await expect(as(role, {}, ({ run }) => run(sql))).rejects.toThrow(
            /permission denied|must be owner/,
          );
      const readable = await db.query(
        `select table_name, column_name from information_schema.column_privileges
         where grantee in ('anon', 'authenticated', 'PUBLIC')
           and table_schema in ('public', 'private', 'supabase_migrations')`,
      );
      expect(readable).toEqual([]);
    });

    test('objects can be created only in the caller’s session', async () => {
      for (const sql of [
        'create table public.mine (a int)',
        'create table private.mine (a int)',
        'create schema mine',
        `create function public.mine() returns int language sql as 'select 1'`,
        `create type public.mine as enum ('a')`,
        'alter function public.check_warranty(text, text, text) owner to anon',
        'create or replace function public.check_warranty(phone text, name text, appliance text default null) returns jsonb language sql as $$ select null::jsonb $$',
      ])
        await expect(as(role, {}, ({ run }) => run(sql))).rejects.toThrow(
          /permission denied|must be owner/,
        );
    });

    test('exactly the listed functions exist', async () => {
      const rows = await db.query<{ schema: string; name: string }>(
        `select n.nspname as schema, p.proname as name from pg_proc p
         join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and has_function_privilege($1, p.oid, 'execute')
           and p.prorettype <> 'trigger'::regtype
         order by 2`,
        [role],
      );
      const expected =
        role === 'anon'
          ? visitorFunctions
          : [...visitorFunctions, ...Object.keys(staffFunctions), ...signedInFunctions].sort();
      expect(rows).toEqual(expected.map((name) => ({ schema: 'public', name })));
      const schemas = await db.query<{ name: string }>(
        `select nspname as name from pg_namespace
         where nspname !~ '^pg_|information_schema' and has_schema_privilege($1, oid, 'usage') order by 1`,
        [role],
      );
      expect(schemas.map(({ name }) => name)).toEqual(['auth', 'public']);
    });

    test.each(Object.entries(staffFunctions))('%s is refused', async (_name, call) => {
      for (const claims of [
        {},
        { user_metadata: { role: 'staff' } },
        { app_metadata: { role: 'STAFF' } },
        { app_metadata: { roles: ['staff'] } },
        { app_metadata: 'staff' },
        { app_metadata: null },
        // The address of a person, without a code.
        { email: 'olive@testing.example' },
        { email: 'olive@testing.example', amr: [{ method: 'password' }] },
        // A code, for an address that is not on the list.
        { email: 'stranger@testing.example', amr: [{ method: 'otp' }] },
        { amr: [{ method: 'otp' }] },
      ])
        await expect(
          as(role, claims, ({ query }) => query(`select ${call}`)),
        ).rejects.toMatchObject({
          code: '42501',
        });
    });
  });

  test('nothing is granted to public', async () => {
    const open = await db.query(
      `select p.proname from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege('public', p.oid, 'execute')`,
    );
    expect(open).toEqual([]);
  });

  test('each of our functions sets its search path, and every table has row security', async () => {
    const loose = await db.query(
      `select p.proname from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce('search_path=""' = any(p.proconfig), false)`,
    );
    expect(loose).toEqual([]);
    const unprotected = await db.query(
      `select c.relname from pg_class c where c.relkind = 'r' and not c.relrowsecurity
         and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(unprotected).toEqual([]);
  });
});
