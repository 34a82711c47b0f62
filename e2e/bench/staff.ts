/**
 * The business's pages with 2,000 visits of a year and 12 people, on a four times slower processor.
 * `npm run bench:staff`. Prints medians of RUNS (5) from the press or the load until the data is seen.
 */
import { join } from 'node:path';
import { openEmbedded } from '@site/database/embedded';
import { chromium, type Page } from 'playwright/test';
import { browserArgs } from '@site/composer/find-browser';
import { requireBrowser } from '../require-browser';
import { clockAt, root, runSite, Site } from '../site';
import { olga, run, signIn, today, tuesday } from '../staff-site';
import { machine } from './machine';
import { median } from './median';

const runs = Number(process.env.RUNS ?? 5);
const slower = 4;
const [past, ofToday, people] = [2000, 30, 12];

const built = await runSite(['build']);
if (built.code !== 0) throw new Error(built.output);
const site = await Site.start(join(root, '.site'), { data: null, env: clockAt(tuesday) });

/** Fills the database of the site, which must not run meanwhile. */
async function fill(): Promise<void> {
  const db = await openEmbedded(join(site.env.DATA_DIR ?? ''));
  await db.query(
    `insert into private.staff_people (email, name, role)
     select 'tech' || n || '@shop.example', 'Technician ' || chr(64 + n), 'technician'
     from generate_series(1, $1::int) n`,
    [people - 1],
  );
  // They would refuse visits that were done before they were requested, and queue mails.
  await db.query('alter table public.appointments disable trigger user');
  await db.query('alter table public.service_records disable trigger user');
  await db.query(
    `with made as (
       select 'APT-' || (100000 + n) as id, (7130000000 + n % 700)::text as phone,
         (array['Maria Garcia', 'Ada Homeowner', 'Cleo Washington', 'Omar Field'])[n % 4 + 1] as name,
         (array['77002', '77005', '77449', '77494'])[n % 4 + 1] as zip,
         'Technician ' || chr(65 + n % ($3::int - 1)) as technician,
         'tech' || (1 + n % ($3::int - 1)) || '@shop.example' as technician_email,
         case when n > $1::int then $4::date else $4::date - (1 + n % 364) end as day,
         (array['10-12', '12-2 PM', '2-4 PM'])[n % 3 + 1] as at_time,
         n > $1::int as is_open
       from generate_series(1, $1::int + $2::int) n
     ), visits as (
       insert into public.appointments (id, idempotency_key, name, phone, email, address, zip_code,
         appliance, issue, preferred_date, preferred_time, state, technician, technician_email, created_at)
       select id, id || repeat('x', 10), name, phone, 'a' || phone || '@home.example', '12 Bayou Lane', zip,
         'Dryer', 'Not Heating', day, at_time, case when is_open then 'confirmed' else 'done' end,
         technician, technician_email, $4::date - interval '2 days'
       from made returning *
     )
     insert into public.service_records (customer_name, customer_phone, appliance_type, service_date,
       appointment_id, warranty_start_date, warranty_end_date, technician_name, total_cost)
     select v.name, v.phone, 'Dryer', v.preferred_date, v.id, v.preferred_date, v.preferred_date + 90,
       v.technician, 240.50
     from visits v where v.state = 'done'`,
    [past, ofToday, people, today],
  );
  await db.query('alter table public.appointments enable trigger user');
  await db.query('alter table public.service_records enable trigger user');
  await db.close();
}

const seen = {
  Today: (page: Page) => page.getByRole('link', { name: /^(Maria Garcia|Omar Field)$/ }).first(),
  Week: (page: Page) => page.getByRole('table'),
  Windows: (page: Page) => page.locator('summary').first(),
};

await run(site, 'people', 'add', olga.email, '--name', olga.name, '--role', 'owner');
await site.halt();
await fill();
await site.boot();
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
const context = await browser.newContext({
  viewport: { width: 360, height: 740 },
  timezoneId: 'America/Chicago',
});
const page = await context.newPage();
await signIn(page, site, olga);
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};
const rows: Record<string, number[]> = {};
const note = (name: string, ms: number) => void (rows[name] ??= []).push(ms);

for (let n = 0; n < runs; n++) {
  note(
    'Today, opened',
    await timed(async () => {
      await page.goto(`${site.origin}/staff`);
      await seen.Today(page).waitFor();
    }),
  );
  note(
    'a visit, from Today',
    await timed(async () => {
      await seen.Today(page).click();
      await page.getByRole('button', { name: 'Finish the Job' }).waitFor();
    }),
  );
  note(
    'Week, from a visit',
    await timed(async () => {
      await page.getByRole('link', { name: 'Week' }).first().click();
      await seen.Week(page).waitFor();
    }),
  );
  await page.getByRole('link', { name: 'Customers' }).first().click();
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await field.fill('garcia maria');
  note(
    'search, from the press',
    await timed(async () => {
      await field.press('Enter');
      await page.getByText(/^50 of /).waitFor();
    }),
  );
  note(
    'Revenue, opened',
    await timed(async () => {
      await page.goto(`${site.origin}/staff/revenue`);
      await page.getByRole('table').first().waitFor();
    }),
  );
}
await browser.close();
await site.stop();

console.log(
  `${past} past visits, ${ofToday} of today, ${people} people; processor ${slower}x slower`,
);
console.log(`${machine()}, medians of ${runs}`);
for (const [name, values] of Object.entries(rows))
  console.log(`${name.padEnd(32)} ${Math.round(median(values))} ms`);
