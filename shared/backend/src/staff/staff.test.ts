import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request, type Site, startSite } from '../testing/site';
import { commands, prepareCommand, usage } from './commands';

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.close());

const run = promisify(execFile);
/** Runs the command as npm does, with the data folder relative to where the owner typed. */
async function staff(args: string[], env: Record<string, string> = {}) {
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...args],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: {
          PATH: process.env.PATH,
          INIT_CWD: join(site.dataDir, '..'),
          DATA_DIR: site.dataDir.split('/').at(-1) ?? '',
          PORT: new URL(site.url).port,
          ...env,
        },
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
  expect(listed).toEqual([expect.objectContaining({ id, phone: '7135550142', status: 'pending' })]);
  expect((await staff(['list'])).out).toMatch(new RegExp(`^NUMBER .*\n${id} `));
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
  expect(JSON.parse((await staff(['list', '--status', 'pending', '--json'])).out)).toEqual([]);
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
  expect(await staff(['complete', id, '--technician', 'Pat'])).toEqual({
    code: 1,
    out: '',
    err: 'Failed to complete appointment and create service record: This appointment has a service record already',
  });
});

test('reports mistakes in one line', async () => {
  expect(await staff(['list'], { PORT: '1' })).toEqual({
    code: 1,
    out: '',
    err: 'No site answers at http://127.0.0.1:1. Start it with npm start, or set PORT to the one it listens on.',
  });
  expect((await staff(['list'], { DATA_DIR: 'nowhere' })).err).toMatch(
    /^The key .*nowhere\/staff\.key cannot be read\./,
  );
  expect(await staff([])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
});

test.each([
  [['frobnicate'], 'There is no command "frobnicate"'],
  [['list', '--status', 'open'], '--status is held, pending or completed'],
  [['complete', 'APT-12'], 'Name the appointment to complete, e.g. complete APT-123456'],
  [['complete', 'APT-123456'], 'Say who did the work: --technician "Name"'],
  [
    ['complete', 'APT-123456', '--technician', 'P', '--cost', 'much'],
    '--cost is an amount in dollars, e.g. 240 or 240.50',
  ],
  [['history'], 'Name the customer: --phone 7135550142 or --email name@example.com'],
  [['update', '7', '--status', 'x'], 'Name the record to update by its id, as history shows it'],
  [['update', '01234567-89ab-cdef-0123-456789abcdef'], 'Say the new status: --status "…"'],
  [['list', '--jason'], "Unknown option '--jason'"],
  [['toString'], 'There is no command "toString"'],
])('%j is refused', (args, message) => {
  expect(() => prepareCommand(args)).toThrow(message);
});

test('the usage names every command', () => {
  for (const name of Object.keys(commands)) expect(usage).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(prepareCommand(['--help'])).toBeUndefined();
});
