import { runCommand } from '@site/command-line/run';
import { staffCommands } from '../staff/commands';
import { connectAsStaff } from '../staff/connect-as-staff';
import { actAs, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, openDatabase, request, startSite } from '../testing/site';
import { bookVisit, valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

describe.each(databaseKinds)('the day of a repair in the %s database', (kind) => {
  let db: Database;
  let appointmentId: string;
  const one = valueFrom(() => db);
  const asStaff = async <Answer>(call: string, args: unknown[]) => {
    const [row] = await actAs(db)('authenticated', staffClaims, ({ query }) =>
      query<{ answer: Answer }>(`select public.${call} as answer`, args),
    );
    return row?.answer;
  };
  const complete = (serviceDate: string) =>
    asStaff('complete_appointment($1, $2)', [appointmentId, JSON.stringify({ serviceDate })]);
  const create = (details: object) =>
    asStaff('create_service_record($1)', [
      JSON.stringify({
        ...{ customerName: 'Ada Example', customerPhone: '7135550142', applianceType: 'Dryer' },
        ...details,
      }),
    ]);

  beforeAll(async () => {
    db = await openDatabase(kind);
    const args = [JSON.stringify(request())];
    appointmentId = (await one<{ id: string }>('public.book_appointment($1)', args)).id;
    // Late on 19 November in Houston, and 20 November at Greenwich.
    await db.query(`update public.appointments set created_at = '2026-11-20T04:30:00Z'`);
  });
  afterAll(() => db?.close());

  test.each(['2026-11-18', '2025-11-20'])('%s, before the request, is refused', async (day) => {
    const refusal = {
      code: 'PT422',
      detail: 'serviceDate',
      message: 'requested_later {"day": "2026-11-19"}',
    };
    await expect(complete(day)).rejects.toMatchObject(refusal);
    await expect(create({ serviceDate: day, appointmentId })).rejects.toMatchObject(refusal);
    expect(await one('(select state from public.appointments)')).toBe('requested');
  });

  test('a record without an appointment has any day', async () => {
    expect(await create({ serviceDate: '2020-01-02' })).toMatchObject({
      warrantyStartDate: '2020-01-02',
    });
  });

  test('the day of the request at the business is accepted', async () => {
    expect(await complete('2026-11-19')).toMatchObject({ warrantyStartDate: '2026-11-19' });
  });
});

test('the staff command says why a day is refused', async () => {
  const site = await startSite('embedded');
  try {
    const { id } = await bookVisit(site, { preferredDate: dateIn(9) });
    const staff = await connectAsStaff(site.url, site.dataDir);
    const commands = staffCommands((call) => call(staff));
    const finish = ['complete', id, '--technician', 'Pat', '--date', dateIn(-365)];
    await expect(runCommand({ name: 'staff', commands }, finish)).rejects.toThrow(
      'The visit was requested later, on ',
    );
  } finally {
    await site.close();
  }
});
