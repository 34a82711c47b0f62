/**
 * Visitors and bookings for ten minutes, with the server killed each minute and started again at once.
 * Then every acknowledged booking must be in the database once, and every mail that was sent must have
 * arrived. Prints the memory of each start.
 *
 *     npm run build && npm run soak        SOAK_SECONDS=600 SOAK_KILL_SECONDS=60 SOAK_PER_SECOND=50
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRoomyFolder, readStored } from '@site/backend/testing/roomy-folder';
import { startMailServer } from '@site/backend/testing/smtp';
import { machine } from '../machine';
import { memoryOf } from '../processes';
import { compareMails } from './compare-mails';
import { PackedSite } from './packed-site';
import { Visitors } from './visitors';

const seconds = Number(process.env.SOAK_SECONDS ?? 600);
const killSeconds = Number(process.env.SOAK_KILL_SECONDS ?? 60);
const perSecond = Number(process.env.SOAK_PER_SECOND ?? 50);
/** The server waits for 30 seconds before it sends a mail of a booking; then one at a time. */
const mailsTimeoutMs = 120_000;

const dir = await mkdtemp(join(tmpdir(), 'soak-'));
const dataDir = join(dir, 'data');
const mailServer = await startMailServer();
const arrived = new Map<string, number>();
/** The mails themselves would fill the memory of this process. */
const countMails = () => {
  for (const { raw } of mailServer.received.splice(0)) {
    const [, id = 'without'] = /^message-id:\s*<([^@>]+)/im.exec(raw) ?? [];
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
};

await makeRoomyFolder(dataDir);
const site = await PackedSite.write(dir, { DATA_DIR: dataDir, SMTP_URL: mailServer.url });

interface Life {
  startMs: number;
  /** Resident megabytes, one reading a second. */
  memory: number[];
}
const lives: Life[] = [];
const boot = async () => void lives.push({ startMs: await site.start(), memory: [] });
const reading = setInterval(() => {
  const life = lives.at(-1);
  void memoryOf(site.pid).then((megabytes) => megabytes > 0 && life?.memory.push(megabytes));
}, 1000);

try {
  await boot();
  const visitors = new Visitors(site.origin);
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  let kills = 0;
  while (passed() < seconds) {
    const second = passed();
    visitors.sendUpTo(Math.floor(second * perSecond));
    countMails();
    if (second > (kills + 1) * killSeconds && second + 1 < seconds) {
      kills++;
      await site.end('SIGKILL');
      // Visitors do not wait for the start.
      const starting = boot();
      const going = setInterval(() => visitors.sendUpTo(Math.floor(passed() * perSecond)), 20);
      await starting.finally(() => clearInterval(going));
    }
    await pause(20);
  }
  await visitors.allAnswered();
  const mailsWaiting = async () =>
    /^site_outbox_waiting (\d+)/m.exec(await (await fetch(`${site.origin}/metrics`)).text())?.[1];
  const until = performance.now() + mailsTimeoutMs;
  // Mails of the last minute become due half a minute after their booking.
  await pause(31_000);
  while ((await mailsWaiting()) !== '0' && performance.now() < until) {
    countMails();
    await pause(1_000);
  }
  clearInterval(reading);
  const code = await site.end('SIGTERM');
  countMails();

  const { bookings, mails } = await readStored(dataDir);
  const { acknowledged, requests, unanswered, wrong, repeats } = visitors;
  const stored = new Map(bookings.map(({ key, id }) => [key, id]));
  const lost = [...acknowledged].filter(([key, id]) => stored.get(key) !== id).length;
  const doubled = bookings.length - acknowledged.size;
  const { sent, again, missing, later, waiting } = compareMails(mails, arrived);
  console.log(`${machine()}; ${seconds} s, ${perSecond} requests/s, ${kills} × SIGKILL\n`);
  console.log('| start | first page ms | MB after 5 s | MB at the end | highest MB |');
  console.log('|---:|---:|---:|---:|---:|');
  for (const [n, { startMs, memory }] of lives.entries()) {
    const cells = [n + 1, startMs.toFixed(0), memory[4] ?? '', memory.at(-1) ?? ''];
    console.log(`| ${[...cells, Math.max(...memory)].join(' | ')} |`);
  }
  console.log(
    `\nrequests ${requests}, without an answer while the server was down ${unanswered}, wrong ${wrong}`,
  );
  console.log(
    `bookings acknowledged ${acknowledged.size}, repeated requests ${repeats}, lost ${lost}, doubled ${doubled}`,
  );
  console.log(
    `mails ${mails.length}: sent ${sent}, reminders of later days ${later}, waiting ${waiting}, sent and not arrived ${missing}, ` +
      `arrived again with the same Message-ID ${again}; SIGTERM ended with code ${code}`,
  );
  // A mail server has taken a mail, and the kill came before the database recorded it. One at a time.
  const good = lost + doubled + wrong + missing === 0 && again <= kills && code === 0;
  if (!good) {
    console.log(site.output.slice(-2000));
    process.exitCode = 1;
  }
} finally {
  clearInterval(reading);
  await site.end('SIGKILL');
  await mailServer.stop();
  await rm(dir, { recursive: true });
}
