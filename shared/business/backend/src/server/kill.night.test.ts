import { rmSync } from 'node:fs';
import { killChildSites, startChildSite } from '../testing/child-site';
import { killRun } from '../testing/kill-run';
import { temporaryFolder } from '../testing/site';
import { openEmbedded } from '@site/database/embedded';

let dataDir: string;
beforeEach(() => (dataDir = temporaryFolder()));
afterEach(() => {
  killChildSites();
  rmSync(dataDir, { recursive: true, force: true });
});

test('150 bookings with the server killed at random lose and double nothing', async () => {
  const run = await killRun({ DATA_DIR: dataDir }, 150, 40);
  expect(run.acknowledged.size).toBe(150);
  expect(run.kills).toBeGreaterThan(0);
  const db = await openEmbedded(dataDir);
  const rows = await db.query<{ key: string; id: string }>(
    'select idempotency_key as key, id from public.appointments',
  );
  const mails = await db.query<{ about: string }>('select about from private.outbox');
  const windows = await db.query<{ booked: number }>(
    'select coalesce(sum(booked), 0)::int as booked from private.window_days',
  );
  await db.close();
  expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(run.acknowledged);
  expect(rows).toHaveLength(150);
  // Of each booking the team's, the customer's and the reminder.
  expect(mails).toHaveLength(450);
  expect(windows).toEqual([{ booked: 150 }]);
});

test('a second site on the folder fails with one line, and SIGTERM unlocks the folder', async () => {
  const first = await startChildSite({ DATA_DIR: dataDir });
  const refusal = await startChildSite({ DATA_DIR: dataDir }).catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect(String((refusal as Error).message)).toBe(
    `The data folder ${dataDir} is in use by process ${first.process.pid}. Stop that site first or set DATA_DIR to another folder.`,
  );
  expect(await first.stop()).toBe(0);
  const next = await startChildSite({ DATA_DIR: dataDir });
  expect(await next.stop()).toBe(0);
});

test('a database that cannot be reached is reported in one line', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://none@127.0.0.1:1/none' };
  await expect(startChildSite(env)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached \(.*ECONNREFUSED.*\)\.$/,
  );
});
