import { join } from 'node:path';
import { databaseKinds, temporaryDatabase } from '../testing/site';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { scripts } from './run-migrations';

const ofServiceRole = [
  'claim_mails',
  'finish_mail',
  'housekeeping',
  'reserve_photo',
  'stray_photos',
  'take_photo_token',
  'take_report',
];
const ofVisitors = ['book_appointment', 'open_windows', 'site_status', 'view_appointment'];

// Since 30 October 2026 a project grants its roles nothing by itself.
(databaseKinds.includes('PostgreSQL') ? test : test.skip)(
  'the functions work in a project that grants nothing by itself',
  async () => {
    const { url, drop } = await temporaryDatabase();
    const db = await openPostgres(url);
    try {
      for (const { sql } of scripts(join(import.meta.dirname, 'embedded-sql'))) await db.run(sql);
      await db.run(
        `alter default privileges in schema public
           revoke all on tables from anon, authenticated, service_role;
         alter default privileges in schema public
           revoke all on sequences from anon, authenticated, service_role;
         alter default privileges in schema public
           revoke all on functions from anon, authenticated, service_role;
         alter default privileges revoke execute on functions from public;`,
      );
      await migrate(db);
      const callable = async (role: string) => {
        const rows = await db.query<{ name: string }>(
          `select p.proname as name from pg_proc p
           where p.pronamespace = 'public'::regnamespace
             and has_function_privilege($1, p.oid, 'execute')`,
          [role],
        );
        return rows.map(({ name }) => name);
      };
      expect(await callable('service_role')).toEqual(expect.arrayContaining(ofServiceRole));
      expect(await callable('anon')).toEqual(expect.arrayContaining(ofVisitors));
      expect(await callable('anon')).not.toEqual(expect.arrayContaining(['housekeeping']));
      expect(await callable('authenticated')).toEqual(expect.arrayContaining(['staff_board']));
    } finally {
      await db.close();
      await drop();
    }
  },
);
