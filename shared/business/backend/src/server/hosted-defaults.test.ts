import { join } from 'node:path';
import {
  serviceFunctions,
  signedInFunctions,
  staffFunctions,
  visitorFunctions,
} from '../testing/public-functions';
import { databaseKinds, temporaryDatabase } from '../testing/site';
import { migrate } from './migrate';
import { openPostgres } from '@site/database/postgres';
import { scripts } from '@site/database/run-migrations';

// Since 30 October 2026 a project grants its roles nothing by itself.
(databaseKinds.includes('PostgreSQL') ? test : test.skip)(
  'each function is granted by name, in a project that grants nothing by itself',
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
      const functions = async (condition: string, args: unknown[] = []) => {
        const rows = await db.query<{ name: string }>(
          `select p.proname as name from pg_proc p
           where p.pronamespace = 'public'::regnamespace and ${condition}`,
          args,
        );
        return rows.map(({ name }) => name).sort();
      };
      const callable = (role: string) =>
        functions(`has_function_privilege($1, p.oid, 'execute')`, [role]);
      const signedIn = [...visitorFunctions, ...Object.keys(staffFunctions), ...signedInFunctions];
      expect(await callable('anon')).toEqual(visitorFunctions.toSorted());
      expect(await callable('authenticated')).toEqual(signedIn.toSorted());
      expect(await callable('service_role')).toEqual(serviceFunctions.toSorted());
      expect(await functions('true')).toEqual([...signedIn, ...serviceFunctions].toSorted());
    } finally {
      await db.close();
      await drop();
    }
  },
);
