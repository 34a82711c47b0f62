import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@site/command-line/run';
import type { Database } from '@site/database/database';
import type { ZipFigures } from '@site/client/staff-types';
import type { StaffSite } from '../staff/call-site';
import { figuresCommand } from '../staff/figures-command';
import { actAs, staffClaims } from '../testing/roles';
import { databaseKinds, openDatabase } from '../testing/site';

interface Past {
  zip: string;
  count: number;
  customers: number;
  issue?: string;
  daysAgo?: number;
}

describe.each(databaseKinds)('figures of ZIPs on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase(kind);
    await db.run('alter table public.appointments disable trigger user');
  });
  beforeEach(async () => {
    await db.query('delete from public.service_records');
    await db.query('delete from public.appointments');
  });
  afterAll(() => db?.close());

  let number = 100_000;
  /** Finished visits, 26 hours after their requests. */
  const live = async ({ zip, count, customers, issue = 'Not Heating', daysAgo = 30 }: Past) => {
    await db.query(
      `with made as (
         select 'APT-' || lpad(($1::int + n)::text, 6, '0') as id, n,
           (current_date - $5::int) as day
         from generate_series(1, $3::int) n
       ), visits as (
         insert into public.appointments (id, idempotency_key, name, phone, email, address, zip_code,
           appliance, issue, preferred_date, preferred_time, state, created_at)
         select id, id || repeat('x', 10), 'Ada', (7130000000 + n % $4::int)::text, 'a@example.com', '1 Elm', $2,
           'Dryer', $6, day, '10-12', 'done',
           private.window_begins(day, '10-12') - interval '26 hours'
         from made returning id, preferred_date
       )
       insert into public.service_records (customer_name, customer_phone, appliance_type, service_date,
         appointment_id, warranty_start_date, warranty_end_date)
       select 'Ada', '7130000000', 'Dryer', v.preferred_date, v.id, v.preferred_date, v.preferred_date
       from visits v`,
      [number, zip, count, customers, daysAgo, issue],
    );
    number += count;
  };
  const figures = async (): Promise<Record<string, ZipFigures>> => {
    const [row] = await actAs(db)('authenticated', staffClaims, ({ query }) =>
      query<{ answer: Record<string, ZipFigures> }>('select public.zip_figures() as answer'),
    );
    return row?.answer ?? {};
  };

  test('without visits there are none', async () => expect(await figures()).toEqual({}));

  test('ten repairs for five customers are the least, within a year', async () => {
    await live({ zip: '77002', count: 13, customers: 6 });
    await live({ zip: '77003', count: 9, customers: 9 });
    // One household with many machines.
    await live({ zip: '77004', count: 30, customers: 4 });
    await live({ zip: '77005', count: 30, customers: 20, daysAgo: 400 });
    expect(await figures()).toEqual({
      '77002': {
        ...{ visits: 10, hours: 26 },
        problems: [{ appliance: 'Dryer', issue: 'Not Heating' }],
      },
    });
  });

  test('a problem of two customers is not named, and a typed one is not published', async () => {
    await live({ zip: '77002', count: 12, customers: 6 });
    await live({ zip: '77002', count: 2, customers: 2, issue: 'Loud Noise' });
    await live({ zip: '77002', count: 6, customers: 3, issue: 'Ask for Bob Smith' });
    const found = await figures();
    expect(found['77002']?.problems.map(({ issue }) => issue)).toEqual([
      'Not Heating',
      'Ask for Bob Smith',
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'figures-'));
    const file = join(folder, 'own-figures.json');
    const site = { zipFigures: figures } as unknown as StaffSite;
    const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runCommand({ name: 'staff', commands: [figuresCommand((call) => call(site))] }, [
      'figures',
      file,
    ]);
    print.mockRestore();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      zips: {
        '77002': {
          ...{ visits: 20, hours: 26 },
          problems: [{ appliance: 'Dryer', issue: 'Not Heating' }],
        },
      },
    });
    rmSync(folder, { recursive: true });
  });

  test('2,000 past visits are counted', async () => {
    for (let zip = 77001; zip <= 77040; zip++)
      await live({ zip: String(zip), count: 50, customers: 30, daysAgo: 1 + (zip % 300) });
    const found = await figures();
    expect(Object.keys(found)).toHaveLength(40);
    expect(new Set(Object.values(found).map(({ visits }) => visits))).toEqual(new Set([50]));
  });
});
