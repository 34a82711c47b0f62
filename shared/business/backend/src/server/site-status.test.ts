import { readTables } from '../spool/tables';
import { databaseKinds, openDatabase, request } from '../testing/site';
import type { Database } from '@site/database/database';
import { migrationTables } from './migration-tables';

describe.each(databaseKinds)('what strangers learn of the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase(kind);
  });
  afterAll(() => db?.close());

  const status = async () => {
    const [row] = await db.query<{ status: object }>('select public.site_status() as status');
    return row?.status;
  };

  test('the schedule runs while housekeeping was done in the last ten minutes', async () => {
    expect(await status()).toMatchObject({ scheduleRuns: false });
    await db.query('select public.housekeeping()');
    expect(await status()).toEqual({ scheduleRuns: true, mailLeaves: true });
    await db.query(`update private.chores set ran_at = ran_at - interval '11 minutes'`);
    expect(await status()).toMatchObject({ scheduleRuns: false });
  });

  test('mail does not leave when one to the team waits; a customer’s address changes nothing', async () => {
    await db.query('select public.book_appointment($1)', [JSON.stringify(request())]);
    const late = `update private.outbox set created_at = created_at - interval '20 minutes', due_at = now() - interval '20 minutes'`;
    await db.query(`${late} where kind not like 'team\\_%'`);
    expect(await status()).toMatchObject({ mailLeaves: true });
    await db.query(`${late} where kind like 'team\\_%'`);
    expect(await status()).toMatchObject({ mailLeaves: false });
    await db.query('update private.outbox set sent_at = now()');
    expect(await status()).toMatchObject({ mailLeaves: true });
  });

  test('a mail to the team that was refused for good does not count', async () => {
    await db.query(`update private.outbox set sent_at = null, created_at = now() - interval '20 minutes',
      due_at = now() - interval '20 minutes'`);
    expect(await status()).toMatchObject({ mailLeaves: false });
    await db.query('update private.outbox set given_up_at = now()');
    expect(await status()).toMatchObject({ mailLeaves: true });
  });

  test('mails that have left are not read again: the index of waiting ones is used', async () => {
    const plan = await db.transaction(async ({ query }) => {
      // A table this small is read as a whole otherwise.
      await query('set local enable_seqscan = off');
      const [row] = await query<{ body: string }>(
        `select prosrc as body from pg_proc where oid = 'public.site_status'::regproc`,
      );
      return query<Record<string, string>>(`explain ${row?.body}`);
    });
    expect(JSON.stringify(plan)).toContain('outbox_waiting');
  });

  test('the migrations name the same tables as the database', async () => {
    const tables = await readTables(db.query);
    expect(migrationTables()).toEqual(tables.map(({ name }) => name).sort());
  });
});
