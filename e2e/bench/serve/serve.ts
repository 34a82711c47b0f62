/**
 * Requests per second of `site serve`, next to nginx and sirv with an export of the same set. All
 * servers and the clients run on this machine, so the clients take processor time from the servers:
 * compare the rows with each other.
 *
 *     npm run build && npm run bench:serve        BENCH_SECONDS=5 for each figure
 */
import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRoomyFolder, readStored } from '@site/backend/testing/roomy-folder';
import { findNginx } from '../../find-nginx';
import { serveWithNginx } from '../../nginx';
import { runSite } from '../../site';
import { bookingOf, bookingPath, callHeaders, windowsPath } from './booking';
import { load } from './load';
import type { Load } from './load';
import { PackedSite } from './packed-site';
import { machine } from '../machine';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const warmUpSeconds = 1;
const pages = { home: '/', 'ZIP page': '/service-area/77002' };
const browser = { 'accept-encoding': 'gzip, deflate, br' };

const dir = await mkdtemp(join(tmpdir(), 'bench-serve-'));
const ending: (() => unknown)[] = [() => rm(dir, { recursive: true })];

async function sirvOf(exported: string): Promise<string> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'sirv-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, exported, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ending.push(() => child.kill());
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}`;
}

/** @throws Error unless all servers send the same compressed document */
async function compareAnswers(origins: Record<string, string>, path: string): Promise<number> {
  const seen: string[] = [];
  for (const [name, origin] of Object.entries(origins)) {
    const answer = await fetch(origin + path, { headers: browser });
    const encoding = answer.headers.get('content-encoding');
    if (!answer.ok || encoding !== 'br')
      throw new Error(`${name}${path}: ${answer.status}, encoding ${encoding}`);
    seen.push(await answer.text());
  }
  if (new Set(seen).size !== 1) throw new Error(`${path}: the servers send different documents`);
  return seen[0]?.length ?? 0;
}

async function row(name: string, asked: Omit<Load, 'seconds'>): Promise<number> {
  // On one connection: requests that are cut off at the end would still be worked on during the row.
  await load({ ...asked, connections: 1, seconds: warmUpSeconds });
  const { perSecond, p50, p99, failed } = await load({ ...asked, seconds });
  const cells = [name, asked.connections, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
  console.log(`| ${[...cells, failed].join(' | ')} |`);
  return failed;
}

try {
  const exported = join(dir, 'export');
  const written = await runSite(['export', exported]);
  if (written.code !== 0) throw new Error(written.output);
  const dataDir = join(dir, 'data');
  await makeRoomyFolder(dataDir);
  const site = await PackedSite.write(dir, { DATA_DIR: dataDir });
  ending.push(() => site.end('SIGKILL'));
  await site.start();
  const nginxDir = join(dir, 'nginx');
  await mkdir(nginxDir);
  const program = findNginx();
  const nginx = program && (await serveWithNginx(program, exported, nginxDir));
  if (nginx) ending.push(nginx.stop);
  else console.log('not run: nginx (it is not installed)');
  const origins = {
    ...(nginx && { nginx: nginx.origin.replace('localhost', '127.0.0.1') }),
    sirv: await sirvOf(exported),
    'site serve': site.origin,
  };
  console.log(
    `${machine()}; clients and servers on this machine, one process each; ${seconds} s a row\n`,
  );
  console.log('| | connections | requests/s | p50 ms | p99 ms | failed |');
  console.log('|---|---:|---:|---:|---:|---:|');
  let failed = 0;
  for (const [page, path] of Object.entries(pages)) {
    await compareAnswers(origins, path);
    for (const connections of [1, 50, 500])
      for (const [name, origin] of Object.entries(origins))
        failed += await row(`${page}, ${name}`, {
          url: origin + path,
          connections,
          headers: browser,
        });
  }
  let booked = 0;
  const calls: [string, string, () => object][] = [
    ['free windows', windowsPath, () => ({ days: 14 })],
    ['booking', bookingPath, () => ({ request: bookingOf(booked++) })],
  ];
  for (const [name, path, body] of calls)
    for (const connections of [1, 50, 500])
      failed += await row(`${name}, site serve`, {
        url: site.origin + path,
        connections,
        headers: callHeaders,
        body: () => JSON.stringify(body()),
      });
  await site.end('SIGTERM');
  const { bookings } = await readStored(dataDir);
  console.log(`\n${bookings.length} bookings in the database, ${booked} requested.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  for (const end of ending.reverse()) await end();
}
