import { embeddedPublicKey } from '@site/client/public-key';
import { type ChildSite, startChildSite } from '../src/testing/child-site';
import { dateIn, request } from '../src/testing/site';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);

const post = async (site: ChildSite, name: string, body: string, n: number) => {
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

let serial = 0;
/** Calls that many clients repeat at the same time. */
const attacks: Record<string, (site: ChildSite) => Promise<void>> = {
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
async function pageTimes(site: ChildSite): Promise<{ median: number; p99: number }> {
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
 * Prints how long a visitor waits for a page while 20 clients attack, and the ratio to the same
 * page before the attack, in one run.
 */
export async function attackRows(
  title: string,
  env: Record<string, string>,
  print: (line: string) => void,
): Promise<void> {
  const site = await startChildSite({ ...env, TRUST_PROXY: '1', MAIL_GRACE_MS: '86400000' });
  const row = (name: string, { median, p99 }: { median: number; p99: number }, ratio: number) =>
    print(
      `${title.padEnd(12)} ${name.padEnd(36)} ${median.toFixed(1).padStart(9)} ${p99.toFixed(1).padStart(9)} ${ratio.toFixed(1).padStart(7)}`,
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
