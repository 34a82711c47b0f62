import { databaseKinds, openDatabase } from '../testing/site';

test.each(databaseKinds)('a chore is a function and a row, on the %s database', async (kind) => {
  const db = await openDatabase(kind);
  try {
    await db.run(`
      create function private.note_chore() returns void language sql set search_path = ''
      as $$ update private.settings set caller_header = 'noted' $$;`);
    await db.query('select public.housekeeping()');
    const header = 'select caller_header as header from private.settings';
    expect(await db.query(header)).not.toEqual([{ header: 'noted' }]);
    await db.query(`insert into private.chores (place, name) values (90, 'note_chore')`);
    await db.query('select public.housekeeping()');
    expect(await db.query(header)).toEqual([{ header: 'noted' }]);
    await db.query(`insert into private.chores (place, name) values (91, 'missing')`);
    await expect(db.query('select public.housekeeping()')).rejects.toThrow(/private\.missing/);
  } finally {
    await db.close();
  }
});
