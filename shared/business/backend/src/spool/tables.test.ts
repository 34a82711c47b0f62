import { openPush } from '../server/push';
import { databaseKinds, openDatabase } from '../testing/site';
import { filledAtStart, readTables } from './tables';

test.each(databaseKinds)(
  'every table on %s is exported, after those it refers to',
  async (kind) => {
    const db = await openDatabase(kind);
    try {
      const tables = await readTables(db.query);
      const names = tables.map(({ name }) => name);
      const present = await db.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private')`,
      );
      expect(names.toSorted()).toEqual(present.map(({ name }) => name).sort());
      for (const [i, { name, refersTo }] of tables.entries())
        expect([name, refersTo.filter((other) => !names.slice(0, i).includes(other))]).toEqual([
          name,
          [],
        ]);
      await openPush(db, { contact: 'office@shop.example', log: () => undefined });
      const filled = [];
      for (const { name } of tables)
        if ((await db.query(`select from ${name} limit 1`)).length > 0) filled.push(name);
      expect(filled.sort()).toEqual(filledAtStart.toSorted());
    } finally {
      await db.close();
    }
  },
);
