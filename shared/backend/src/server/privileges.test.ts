import type { Database } from './database';
import { actAs, type As } from '../testing/roles';
import { databaseKinds, openDatabase } from '../testing/site';

const visitorFunctions = [
  'add_note',
  'appointment_status',
  'book_appointment',
  'cancel_appointment',
  'check_warranty',
  'confirm_booking',
  'confirm_subscription',
  'move_appointment',
  'open_windows',
  'remove_photo',
  'report_mail_sent',
  'site_status',
  'subscribe',
  'unsubscribe',
  'view_appointment',
];
/** For people on staff; each refuses any other caller. */
const staffFunctions: Record<string, string> = {
  add_staff_note: `public.add_staff_note('APT-000001', 'x')`,
  appointment_photos: `public.appointment_photos('APT-000001')`,
  assign_technician: `public.assign_technician('APT-000001', null)`,
  complete_appointment: `public.complete_appointment('APT-000001')`,
  create_service_record: `public.create_service_record('{}')`,
  customer: `public.customer('7135550142')`,
  customer_history: `public.customer_history('7135550142')`,
  erase_customer: `public.erase_customer('7135550142')`,
  export_appointments: `public.export_appointments('2026-11-01', '2026-11-30')`,
  export_customer: `public.export_customer('7135550142')`,
  find_customers: `public.find_customers('Ada')`,
  list_appointments: `public.list_appointments()`,
  list_people: `public.list_people()`,
  newsletter_status: `public.newsletter_status()`,
  remove_person: `public.remove_person('olive@testing.example')`,
  report_counts: `public.report_counts()`,
  reschedule_appointment: `public.reschedule_appointment('APT-000001', '2026-11-30', '10-12')`,
  save_person: `public.save_person('olive@testing.example', 'Olive', 'owner')`,
  send_again: `public.send_again(gen_random_uuid())`,
  send_newsletter: `public.send_newsletter('x', 'x', '', 'x')`,
  set_appointment_state: `public.set_appointment_state('APT-000001', 'confirmed')`,
  set_days_ahead: `public.set_days_ahead(1)`,
  set_holiday: `public.set_holiday('2026-11-30', 'x')`,
  set_retention: `public.set_retention(1)`,
  set_usual_capacity: `public.set_usual_capacity('10-12', 0)`,
  set_window: `public.set_window('2026-11-30', null, 0)`,
  staff_board: `public.staff_board('2026-11-30', 1)`,
  staff_calendar: `public.staff_calendar('2026-11-30', 1)`,
  staff_mails: `public.staff_mails()`,
  staff_me: `public.staff_me()`,
  staff_visit: `public.staff_visit('APT-000001')`,
  visit_previews: `public.visit_previews('APT-000001')`,
  update_service_record: `public.update_service_record(gen_random_uuid(), 'x')`,
};
/** These answer every signed-in caller; `false` is all that strangers get. */
const signedInFunctions = ['may_read_photo'];

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
