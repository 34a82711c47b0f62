import { connect } from 'node:net';
import { join } from 'node:path';
import { embeddedPublicKey } from '@site/client/public-key';
import { peakMemory } from '@site/server/testing/peak-memory';
import { type ChildServer, startChildServer, writeSite } from '@site/server/testing/child-server';
import { dateIn, request } from '../src/testing/site';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);

const post = async (site: ChildServer, name: string, body: string, n: number) => {
  const answer = await fetch(`${site.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: embeddedPublicKey,
      // Each request comes from another network, as with an attacker who has many.
      'X-Forwarded-For': `2001:db8:${(n >> 8) & 0xffff}:${n & 0xff}::1`,
    },
    body,
  });
  await answer.arrayBuffer();
};

const huge = (count: number) => `{"request":{"a":[${Array(count).fill('1e131071').join()}]}}`;
const [eighteen, nine] = [huge(2000), huge(1000)];

const slashes = `/a${'/'.repeat(15_000)}a/`;
const burst = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000);

let serial = 0;
/** Calls that many clients repeat at the same time. */
const attacks: Record<string, (site: ChildServer) => Promise<unknown>> = {
  'the slashes: an address of 15 kB': (site) =>
    fetch(site.url + slashes).then((answer) => answer.arrayBuffer()),
  'the pipeline: 1,000 requests at once': ({ port }) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(burst);
    socket.resume();
    return new Promise((done) => socket.on('error', () => {}).once('close', done));
  },
  'the freeze: 18 kB of huge numbers': (site) => post(site, 'book_appointment', eighteen, serial++),
  'the freeze: 9 kB of them': (site) => post(site, 'book_appointment', nine, serial++),
  'the flood: open_windows': (site) => post(site, 'open_windows', '{}', serial++),
  'the flood: bookings': (site) =>
    post(
      site,
      'book_appointment',
      JSON.stringify({
        request: request({
          phone: String(6_000_000_000 + serial++),
          email: `flood${serial}@example.com`,
          preferredDate: dateIn(1 + (serial % 60)),
        }),
      }),
      serial,
    ),
};

/** Times in milliseconds of a page that one visitor requests repeatedly. */
async function pageTimes(site: ChildServer): Promise<{ median: number; p99: number }> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await (await fetch(`${site.url}/`)).arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

/**
 * Prints how long a visitor waits for a page while 20 clients attack, the ratio to the same page
 * before the attack, in one run, and the server's peak memory so far.
 */
export async function attackRows(
  title: string,
  env: Record<string, string>,
  print: (line: string) => void,
): Promise<void> {
  const SITE_DIR = join(env.DATA_DIR ?? '', 'site');
  writeSite(SITE_DIR);
  const site = await startChildServer({ ...env, SITE_DIR, TRUST_PROXY: '1' });
  const row = (name: string, { median, p99 }: { median: number; p99: number }, ratio: number) =>
    print(
      `${title.padEnd(12)} ${name.padEnd(36)} ${median.toFixed(1).padStart(9)} ${p99.toFixed(1).padStart(9)} ${ratio.toFixed(1).padStart(7)} ${String(Math.round(peakMemory(site.process.pid) ?? 0)).padStart(9)}`,
    );
  await pageTimes(site);
  const quiet = await pageTimes(site);
  row('no attack', quiet, 1);
  for (const [name, attack] of Object.entries(attacks)) {
    let over = false;
    const clients = Array.from({ length: 20 }, async () => {
      while (!over) await attack(site).catch(() => undefined);
    });
    const times = await pageTimes(site);
    over = true;
    await Promise.all(clients);
    row(name, times, times.median / quiet.median);
  }
  await site.stop();
}
