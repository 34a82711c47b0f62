import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayIn } from '@site/data-types/calendar';
import { embeddedPublicKey } from '@site/client/public-key';
import { openEmbedded } from '@site/database/embedded';
import { killChildSites, startChildSite } from '../testing/child-site';
import { beginWithArchive } from '../testing/empty-database';
import { eventually, request, temporaryFolder } from '../testing/site';
import { startMailServer } from '../testing/smtp';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

/** Bookings that are offered per second. */
const perSecond = 40;
/** A slower machine gets fewer bookings, or the site refuses those that wait too long. */
const maxUnderWay = 10;
/** Bookings and mails before each backup. */
const bookingsBetween = 20;
const mailsBetween = 2;
/** Backups to try until bookings arrive during one. */
const maxTries = 20;
const duringOne = 3;
/** The whole suite runs at the same time on the same cores. */
const busyMs = 150_000;

beginWithArchive();
let folder: string;
const ending: (() => Promise<unknown> | void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-load-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  killChildSites();
  for (const end of ending.splice(0).reverse()) await end();
});

interface Backup {
  file: string;
  /** Bookings and mails that were acknowledged before it began. */
  before: Set<string>;
  delivered: Set<string>;
  unsure: number;
  /** Number of bookings that were acknowledged while it ran. */
  meanwhile: number;
}

const messageIds = (mails: { raw: string }[]): string[] =>
  mails.map(({ raw }) => /^message-id: <([^@]+)@/im.exec(raw)?.[1] ?? '');

async function mailServer() {
  const server = await startMailServer();
  ending.push(server.stop);
  return server;
}

/** Sends bookings at a fixed rate, as far as the site can answer them. */
function offerBookings(url: string) {
  const acknowledged = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const refused: string[] = [];
  const today = todayIn('America/Chicago');
  const began = performance.now();
  let offered = 0;
  const book = async (n: number) => {
    const booking = request({
      phone: `7${String(n).padStart(9, '0')}`,
      email: `ada${n}@example.com`,
      preferredDate: addDays(today, 2 + (n % 50)),
    });
    const answer = await fetch(`${url}/rest/v1/rpc/book_appointment`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: embeddedPublicKey },
      body: JSON.stringify({ request: booking }),
    });
    if (answer.ok) acknowledged.add(((await answer.json()) as { id: string }).id);
    else refused.push(await answer.text());
  };
  const timer = setInterval(() => {
    while (
      underWay.size < maxUnderWay &&
      offered < ((performance.now() - began) / 1000) * perSecond
    ) {
      const sent = book(offered++).catch((error: unknown) => void refused.push(String(error)));
      underWay.add(sent);
      void sent.finally(() => underWay.delete(sent));
    }
  }, 5);
  return {
    acknowledged,
    refused,
    stop: async () => {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      const { size } = acknowledged;
      await Promise.all(underWay);
      return `offered ${Math.round(offered / seconds)} bookings a second, acknowledged ${Math.round(size / seconds)}`;
    },
  };
}

test('three backups while bookings arrive lose none, and no mail is sent twice', async () => {
  const dataDir = temporaryFolder();
  ending.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const empty = await openEmbedded(dataDir);
  await empty.query('update private.booking_windows set capacity = 1000000');
  await empty.close();
  const mail = await mailServer();
  const site = await startChildSite({ DATA_DIR: dataDir, SMTP_URL: mail.url, MAIL_GRACE_MS: '0' });
  const load = offerBookings(site.url);
  // Also after a failure, or it would slow down every later test of this process.
  ending.push(load.stop);
  const backups: Backup[] = [];
  for (const n of [1, 2, 3]) {
    await eventually(
      'bookings and mails before a backup',
      () =>
        load.acknowledged.size >= n * bookingsBetween && mail.received.length >= n * mailsBetween,
      busyMs,
    );
    const file = join(folder, `${n}.tar.gz`);
    // Again, if the backup was over before bookings arrived.
    for (let tries = 1; tries <= maxTries; tries++) {
      const before = new Set(load.acknowledged);
      const delivered = new Set(messageIds(mail.received));
      const { unsure } = await writeBackup({ dataDir, siteUrl: site.url, file });
      const meanwhile = load.acknowledged.size - before.size;
      backups[n - 1] = { file, before, delivered, unsure, meanwhile };
      if (meanwhile >= duringOne) break;
    }
  }
  console.info(await load.stop());
  await site.stop();
  expect(load.refused).toEqual([]);

  for (const [i, { file, before, delivered, unsure, meanwhile }] of backups.entries()) {
    const restored = join(folder, `data${i}`);
    expect(meanwhile).toBeGreaterThanOrEqual(duringOne);
    await restoreBackup({ file, dataDir: restored });
    expect(unsure).toBe(0);
    expect(Math.min(before.size, delivered.size)).toBeGreaterThan(0);
    const db = await openEmbedded(restored);
    const rows = await db.query<{ id: string }>('select id from public.appointments');
    const ids = new Set(rows.map(({ id }) => id));
    expect([...before].filter((id) => !ids.has(id))).toEqual([]);
    const queued = await db.query<{ id: string }>(
      'select id from private.outbox where sent_at is null and given_up_at is null',
    );
    expect(queued.filter(({ id }) => delivered.has(id))).toEqual([]);
    // Few mails, so that all of them are sent below.
    await db.query(
      `delete from private.outbox where sent_at is null and id not in (
        select id from private.outbox where sent_at is null and kind <> 'visit_reminder' limit 20)`,
    );
    const [left] = await db.query<{ n: number }>(
      'select count(*)::int as n from private.outbox where sent_at is null',
    );
    await db.close();
    const second = await mailServer();
    const again = await startChildSite({
      DATA_DIR: restored,
      SMTP_URL: second.url,
      MAIL_GRACE_MS: '0',
    });
    await eventually('the queued mails', () => second.received.length >= (left?.n ?? 0), busyMs);
    await again.stop();
    const sent = messageIds(second.received);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(left?.n ?? 0);
    expect(sent.filter((id) => delivered.has(id))).toEqual([]);
  }
}, 600_000);
