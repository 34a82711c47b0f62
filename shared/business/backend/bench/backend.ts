import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPublicKey } from '@site/client/public-key';
import type { Database } from '@site/database/database';
import { openEmbedded } from '@site/database/embedded';
import { openPostgres } from '@site/database/postgres';
import { migrate } from '../src/server/migrate';
import { type ChildSite, startChildSite } from '../src/testing/child-site';
import { killRun } from '../src/testing/kill-run';
import { startPostgres } from '@site/database/testing/postgres';
import { attackRows } from './attacks';
import { dateIn, request } from '../src/testing/site';

// Prints requests per second of the backend, and what a thousand bookings under SIGKILL leave.
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const bookings = Number(process.env.BENCH_BOOKINGS ?? 1000);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const windows = ['8-10 AM', '10-12', '12-2 PM', '2-4 PM', '4-6 PM'];
let serial = 0;
/** Calls that no limit stops: each has its own phone and, for bookings, its own window. */
const calls: Record<string, () => object> = {
  open_windows: () => ({ days: 14 }),
  check_warranty: () => ({ phone: String(7_000_000_000 + serial++), name: 'Alex Guest' }),
  book_appointment: () => ({
    request: request({
      phone: String(8_000_000_000 + serial++),
      email: `ada${serial}@example.com`,
      preferredDate: dateIn(1 + (serial % 60)),
      preferredTime: windows[serial % windows.length],
    }),
  }),
};

/** Answered calls per second, and the 99th percentile of their times in milliseconds. */
async function load(site: ChildSite, name: string, clients: number) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const answer = await fetch(`${site.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: embeddedPublicKey },
        body: JSON.stringify(calls[name]?.()),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

const roomForAll = (db: Database) =>
  db.query('update private.booking_windows set capacity = 1000000');

async function measure(title: string, env: Record<string, string>): Promise<void> {
  // Delay mails: this measures requests.
  const site = await startChildSite({ ...env, MAIL_GRACE_MS: '86400000' });
  for (const name of Object.keys(calls)) {
    const one = await load(site, name, 1);
    const twenty = await load(site, name, 20);
    print(
      `${title.padEnd(20)} ${name.padEnd(17)} ${String(one.perSecond).padStart(7)} ${one.p99.toFixed(1).padStart(9)} ${String(twenty.perSecond).padStart(10)} ${twenty.p99.toFixed(1).padStart(9)}`,
    );
  }
  await site.stop();
}

const folders: string[] = [];
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'site-bench-')));
  return folders.at(-1) ?? '';
};
async function prepared(dataDir: string): Promise<string> {
  const db = await openEmbedded(dataDir);
  await migrate(db);
  await roomForAll(db);
  await db.close();
  return dataDir;
}

const postgres = await startPostgres();
try {
  print(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, ${seconds} s a figure`,
  );
  print(`${' '.repeat(38)} 1 client            20 clients`);
  print(`${'database'.padEnd(20)} ${'function'.padEnd(17)} calls/s    p99 ms    calls/s    p99 ms`);
  await measure('embedded', { DATA_DIR: await prepared(folder()) });
  if (postgres) {
    const db = await openPostgres(postgres.url);
    await migrate(db);
    await roomForAll(db);
    await db.close();
    await measure('PostgreSQL', { DATA_DIR: folder(), DATABASE_URL: postgres.url });
  } else print('not run: PostgreSQL (no server, 15 or later, on this machine)');

  print(`\n${' '.repeat(49)} a page while 20 clients attack`);
  print(`${'database'.padEnd(12)} ${'attack'.padEnd(36)} median ms    p99 ms   ratio   peak MB`);
  await attackRows('embedded', { DATA_DIR: await prepared(folder()) }, print);
  if (postgres)
    await attackRows('PostgreSQL', { DATA_DIR: folder(), DATABASE_URL: postgres.url }, print);

  const dataDir = await prepared(folder());
  const run = await killRun({ DATA_DIR: dataDir }, bookings, bookings / 25);
  const db = await openEmbedded(dataDir);
  const rows = await db.query<{ key: string; id: string }>(
    'select idempotency_key as key, id from public.appointments',
  );
  await db.close();
  const stored = new Map(rows.map(({ key, id }) => [key, id]));
  const lost = [...run.acknowledged].filter(([key, id]) => stored.get(key) !== id).length;
  print(
    `\n${bookings} bookings, ${run.kills} × SIGKILL, ${run.repeats} repeated requests, ${run.seconds.toFixed(0)} s:`,
  );
  print(
    `acknowledged ${run.acknowledged.size}, lost ${lost}, doubled ${rows.length - run.acknowledged.size}`,
  );
  if (lost > 0 || rows.length !== run.acknowledged.size) process.exitCode = 1;
} finally {
  await postgres?.stop();
  for (const used of folders) rmSync(used, { recursive: true, force: true });
}
