import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbedded } from '@site/database/embedded';
import { openPostgres } from '@site/database/postgres';
import type { Database } from '@site/database/database';
import { png } from '../testing/pictures';
import { dateIn, eventually, startSite, temporaryDatabase } from '../testing/site';
import type { Site } from '../testing/site';
import { addPeople, maria, owner } from '../testing/staff';
import { staffHere } from '../testing/staff-here';
import { uploadsOf } from '../testing/uploads';
import { exportData } from '../spool/export-data';

let folder: string;
const ending: (() => Promise<unknown> | void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-move-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** `npm run -s staff -- data …` @returns what it prints, or its message */
const data = async (args: string[], env: Record<string, string>): Promise<string> => {
  const { code, out, err } = await staffHere(['data', ...args], env);
  return code === 0 ? out : err;
};
const run = promisify(execFile);
/** The same in a process of its own. */
const typedData = (args: string[], env: Record<string, string>): Promise<string> =>
  run(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../staff/main.ts'), 'data', ...args],
    { cwd: join(import.meta.dirname, '../..'), env: { PATH: process.env.PATH, ...env } },
  ).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );

/** All rows of a database, with their tables. */
async function rowsOf(db: Database): Promise<string[]> {
  let text = '';
  await exportData(db, (lines) => Promise.resolve(void (text += lines))).finally(() => db.close());
  let table = '';
  const rows: string[] = [];
  for (const line of text.split('\n').slice(1))
    if (line.startsWith('{"table"')) table = line;
    else rows.push(`${table} ${line}`);
  return rows.sort();
}

/** A site that has a row in most tables. */
async function fill(site: Site): Promise<{ id: string; path: string }> {
  const { book, reserve, put } = uploadsOf(site);
  await addPeople(site, owner, maria);
  const by = await book();
  const place = await reserve(by);
  expect((await put(place, png())).status).toBe(200);
  const staff = site.staff();
  const done = await book();
  const calls: [string, object][] = [
    ['complete_appointment', { appointment_id: done.id, completion: { totalCost: 240.5 } }],
    ['set_holiday', { on_date: dateIn(20), name: 'Founders’ Day' }],
    ['set_window', { on_date: dateIn(21), at_time: null, capacity: 0 }],
    ['set_retention', { months: 36 }],
    ['add_staff_note', { appointment_id: by.id, note: 'Two flights\nof stairs' }],
  ];
  for (const [name, args] of calls)
    expect([name, (await staff.rpc(name, args)).error]).toEqual([name, null]);
  expect((await site.client().rpc('add_note', { by, note: '"Ring" \\ twice' })).error).toBeNull();
  const { error } = await site.client().rpc('subscribe', { email: 'reader@example.com' });
  expect(error).toBeNull();
  await eventually('mails', async () => (await site.inbox()).length >= 3);
  return { id: by.id, path: place.path };
}

const present = Boolean(process.env.TEST_POSTGRES);
(present ? test : test.skip)(
  'all data moves from the embedded database to PostgreSQL and back',
  async () => {
    const site = await startSite('embedded', { keep: true, mail: { graceMs: 0, pollMs: 50 } });
    ending.push(() => rmSync(site.dataDir, { recursive: true, force: true }));
    const { id, path } = await fill(site);
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    await site.close();
    const exported = await typedData(['export', first], { DATA_DIR: site.dataDir });
    expect(exported).toMatch(/all data as of 20/);
    const before = await rowsOf(await openEmbedded(site.dataDir));
    const tables = new Set(before.map((row) => /"table":"([^"]+)/.exec(row)?.[1]));
    expect([...tables]).toEqual(
      expect.arrayContaining([
        ...['public.appointments', 'public.service_records', 'private.photos', 'private.outbox'],
        ...['private.staff_people', 'private.subscribers', 'private.holidays'],
        ...['private.appointment_history', 'private.staff_notes', 'private.settings'],
      ]),
    );

    const { url, drop } = await temporaryDatabase();
    ending.push(drop);
    const onServer = { DATA_DIR: join(folder, 'server'), DATABASE_URL: url };
    expect(await typedData(['import', first], onServer)).toMatch(/rows\.$/);
    expect(await rowsOf(await openPostgres(url))).toEqual(before);
    expect(existsSync(join(folder, 'server', 'photos', path))).toBe(true);
    // A second import is refused, and changes nothing.
    expect(await data(['import', first], onServer)).toMatch(/^The database has data already \(in /);
    expect(await rowsOf(await openPostgres(url))).toEqual(before);

    expect(await data(['export', second], onServer)).toMatch(/all data as of/);
    const dataDir = join(folder, 'embedded');
    expect(await typedData(['import', second], { DATA_DIR: dataDir })).toMatch(/rows\.$/);
    expect(await rowsOf(await openEmbedded(dataDir))).toEqual(before);
    const back = await startSite('embedded', { dataDir });
    ending.push(back.close);
    const { data: found } = await back.staff().rpc('list_appointments');
    expect((found as { id: string }[]).map((row) => row.id)).toContain(id);
    const photo = await uploadsOf(back).read(path, await uploadsOf(back).staffToken());
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(
      readFileSync(join(site.dataDir, 'photos', path)),
    );
    // The new rows have numbers of their own.
    expect((await uploadsOf(back).book()).id).not.toBe(id);
    expect(await data(['import', second], { DATA_DIR: dataDir })).toMatch(/is in use\. Stop/);
  },
);

test('an export needs a new file, and a command one of two names', async () => {
  expect(await data(['export', import.meta.filename], {})).toMatch(/exists already/);
  expect(await typedData(['move', 'x'], {})).toMatch(/unknown command 'move'/);
  expect(await data(['export'], {})).toMatch(
    /data export: missing required argument 'FILE'\. Usage: /,
  );
});
