import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '@site/command-line/run';
import { createBackendClient } from '@site/client';
import { testCompany } from '@site/client/testing/company';
import { jpeg } from '../testing/pictures';
import { dateIn, request, type Site, startSite } from '../testing/site';
import { staffHere } from '../testing/staff-here';
import { bookVisit } from '../testing/visits';
import { staffCommands } from './commands';

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.close());

const run = promisify(execFile);
/** Folders that are arguments are relative to where the owner typed. */
const environment = () => ({
  INIT_CWD: join(site.dataDir, '..'),
  DATA_DIR: site.dataDir,
  PORT: new URL(site.url).port,
});

const staff = (args: string[], env: Record<string, string> = {}) =>
  staffHere(args, { ...environment(), ...env });

/** Runs the command as npm does. */
async function typed(args: string[], env: Record<string, string> = {}) {
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...args],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env.PATH, ...environment(), ...env },
      },
    );
    return { code: 0, out: stdout.trim(), err: stderr.trim() };
  } catch (error) {
    const failure = error as { code: number; stdout: string; stderr: string };
    return { code: failure.code, out: failure.stdout.trim(), err: failure.stderr.trim() };
  }
}

test('lists, completes and looks up', async () => {
  const { data } = await site
    .client()
    .rpc('book_appointment', { request: request({ name: 'Ada\u00a0Example' }) });
  const { id } = data as { id: string };
  const listed = JSON.parse((await staff(['list', '--json'])).out) as object[];
  expect(listed).toEqual([
    expect.objectContaining({ id, phone: '7135550142', state: 'requested' }),
  ]);
  expect((await typed(['list'])).out).toMatch(new RegExp(`^NUMBER .*\n${id} `));
  const done = await staff([
    'complete',
    id,
    '--technician',
    'Pat Sample',
    '--cost',
    '240.50',
    '--parts',
    'Belt',
  ]);
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain('$240.50');
  expect(JSON.parse((await staff(['list', '--state', 'requested', '--json'])).out)).toEqual([]);
  const [record] = JSON.parse(
    (await staff(['history', '--phone', '713-555-0142', '--json'])).out,
  ) as { id: string }[];
  expect(record).toMatchObject({
    technicianName: 'Pat Sample',
    partsReplaced: 'Belt',
    totalCost: 240.5,
  });
  const updated = await staff([
    'update',
    record?.id ?? '',
    '--status',
    'follow-up',
    '--notes',
    'Call',
    '--json',
  ]);
  expect(JSON.parse(updated.out)).toEqual([
    expect.objectContaining({ status: 'follow-up', notes: 'Call' }),
  ]);
  expect(await typed(['complete', id, '--technician', 'Pat'])).toEqual({
    code: 1,
    out: '',
    err: 'Failed to complete appointment and create service record: This appointment has a service record already',
  });
});

test('confirms, moves, sends off and cancels a visit, and saves its photos', async () => {
  const by = await bookVisit(site, { phone: '7135550177', preferredDate: dateIn(5) });
  await createBackendClient(testCompany, site.url).uploadPhoto(
    by,
    new Blob([new Uint8Array(jpeg())], { type: 'image/jpeg' }),
    crypto.randomUUID(),
  );
  const confirmed = await staff(['confirm', by.id.toLowerCase(), '--technician', 'Pat Sample']);
  expect(confirmed).toMatchObject({ code: 0, err: '' });
  expect(confirmed.out).toContain('confirmed (Pat Sample)');
  const moved = await staff(['move', by.id, '--date', dateIn(6), '--time', '2-4 PM', '--json']);
  expect(JSON.parse(moved.out)).toEqual([
    expect.objectContaining({ id: by.id, preferredDate: dateIn(6), preferredTime: '2-4 PM' }),
  ]);
  expect((await staff(['on-the-way', by.id])).out).toContain('on the way (Pat Sample)');
  expect((await staff(['no-one-home', by.id])).out).toContain('no one home');
  const folder = join(site.dataDir, '..', `saved-${by.id}`);
  const saved = await staff(['photos', by.id, `./saved-${by.id}`]);
  expect(saved).toMatchObject({ code: 0, out: expect.stringContaining(`${by.id}-1.jpg`) });
  expect(readFileSync(join(folder, `${by.id}-1.jpg`)).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
  rmSync(folder, { recursive: true });
  expect((await staff(['list'])).out).toMatch(/no one home \(Pat Sample\).* 1$/m);
  expect((await staff(['cancel', by.id, '--reason', 'Moved away'])).out).toContain(
    'canceled (Moved away)',
  );
  expect(await staff(['on-the-way', by.id])).toEqual({
    code: 1,
    out: '',
    err: 'The appointment is canceled and cannot become on the way',
  });
});

test('keeps the list of people, with the owner first', async () => {
  expect((await staff(['people', 'list'])).out).toContain('No person is on staff yet');
  const me = ['people', 'add', 'Olive@testing.example', '--name', 'Olive Owner', '--role', 'owner'];
  expect(await staff(me)).toMatchObject({ code: 0, err: '' });
  const pat = ['people', 'add', 'pat@testing.example', '--name', 'Pat', '--areas', '77002, 77003'];
  expect((await staff(pat)).out).toMatch(
    /^olive@testing\.example +Olive Owner +owner +all\npat@testing\.example +Pat +technician +77002, 77003$/m,
  );
  expect(
    JSON.parse((await staff(['people', 'remove', 'pat@testing.example', '--json'])).out),
  ).toEqual([expect.objectContaining({ email: 'olive@testing.example', role: 'owner' })]);
  expect(await staff(['people', 'remove', 'olive@testing.example'])).toEqual({
    code: 1,
    out: '',
    err: 'This is the last owner. Make another person an owner first.',
  });
});

test('reports mistakes in one line', async () => {
  expect(await staff(['list'], { PORT: '1' })).toEqual({
    code: 1,
    out: '',
    err: 'No site answers at http://127.0.0.1:1. Start it with npm start, or set PORT to the one it listens on.',
  });
  expect((await typed(['list'], { DATA_DIR: 'nowhere' })).err).toMatch(
    /^The key .*nowhere\/staff\.key cannot be read\./,
  );
  expect(await typed([])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
});

const commands = staffCommands(() => Promise.reject(new Error('it called the site')));

test.each([
  [['list', '--state', 'open'], '--state is one of held, requested, confirmed'],
  [['complete', 'APT-12', '--technician', 'P'], '"APT-12" is no number of an appointment'],
  [['complete', 'APT-123456'], "staff complete: required option '--technician"],
  [
    ['complete', 'APT-123456', '--technician', 'P', '--cost', 'much'],
    '--cost is an amount in dollars, e.g. 240 or 240.50',
  ],
  [['history'], 'Name the customer: --phone 7135550142 or --email name@example.com'],
  [['update', '7', '--status', 'x'], 'Name the record to update by its id, as history shows it'],
  [['update', '01234567-89ab-cdef-0123-456789abcdef'], "required option '--status"],
  [['cancel', 'APT-12'], '"APT-12" is no number of an appointment, e.g. APT-123456'],
  [['move', 'APT-123456', '--time', '10-12'], "required option '--date"],
  [['move', 'APT-123456', '--date', '2026-11-30'], "required option '--time"],
  [
    ['move', 'APT-123456', '--date', 'Monday', '--time', '10-12'],
    'Say the new date: --date 2026-11-30',
  ],
  [
    ['move', 'APT-123456', '--date', '2026-11-30', '--time', '9'],
    '--time is one of: 8-10 AM, 10-12',
  ],
  [['photos', 'APT-12', 'x'], '"APT-12" is no number of an appointment'],
  [['people', 'add', 'a@b.example'], "required option '--name"],
  [['people', 'add', 'a@b.example', '--name', 'A', '--role', 'x'], '--role is owner or technician'],
  [
    ['people', 'add', 'a@b.example', '--name', 'A', '--areas', 'Katy'],
    '--areas is all, or ZIP codes: --areas 77002,77003',
  ],
])('%j is refused before the site is called', async (args, message) => {
  await expect(runCommand({ name: 'staff', commands }, args)).rejects.toThrow(message);
});

test('the help names every command, with its purpose', async () => {
  const { code, out } = await staff(['--help']);
  expect(code).toBe(0);
  for (const { name, does } of commands)
    expect(out.replace(/\s+/g, ' ')).toMatch(new RegExp(` ${name} .*${does} `));
  expect(out).toContain('DATA_DIR (.data)');
  expect((await staff(['data', 'export', '--help'])).out).toMatch(
    /^Usage: npm run -s staff -- data export \[options\] <FILE>\n/,
  );
});
