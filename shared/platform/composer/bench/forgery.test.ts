import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/contract/paths';
import type { Report, ReportCounts } from '@site/data-types/reports';
import { startDatabase, testOnPostgres } from '@site/delivery/testing';
import type { TestDatabase } from '@site/delivery/testing';
import { failuresToHide, failuresToTakeBack, timesToTakeBack, viewsToPass } from './forgery';
import { decide, maxPerNetwork } from '../src/watch/rule';
import type { Decision } from '../src/watch/rule';

const watch = { until: '2026-11-25T12:30:00.000Z', leastViews: 200 };
const since = '2026-11-25T12:00:00.000Z';
const patterns = { '/': 'shell', '*': 'shell', '/blog': 'mf-blog' };
const parts = ['shell', 'mf-blog', 'mf-booking', 'mf-catalog', 'mf-estimator'];
const setOf = (set: string, version: string) => ({
  set,
  patterns,
  versions: Object.fromEntries(parts.map((part) => [part, [version, '0']])),
});
/** The live set fails as the canary does; only the set's name and the version differ. */
const failureOf = (part: string, version: string) =>
  ({ part, version, cause: 'threw', at: '/blog' }) as const;

let server: TestDatabase | undefined;
beforeAll(async () => {
  server = await startDatabase();
  await server?.addBackend();
}, 120_000);
afterAll(() => server?.stop());

const whenInstalled = (title: string, body: (server: TestDatabase) => Promise<void>) =>
  testOnPostgres(title, async () => {
    if (!server) throw new Error('PostgreSQL is missing');
    await body(server);
  });

const begin = async ({ sql }: TestDatabase) => {
  await sql('delete from private.report_watch');
  const sets = [setOf('old', '1'), { ...setOf('new', '2'), watch: { since, parts: ['mf-blog'] } }];
  await sql('select public.publish_report_sets($1)', [JSON.stringify(sets)]);
};

/** Sends what the limit of a caller lets through, from many addresses of one network. */
async function flood({ sql }: TestDatabase, report: Omit<Report, 'at'>, network: number) {
  for (let host = 1; host <= 40; host++)
    await sql('select public.take_report($1, $2)', [
      JSON.stringify({ ...report, at: '/blog' }),
      `203.0.${network}.${host}`,
    ]);
}

async function decision({ sql }: TestDatabase, percent: number, now: string): Promise<Decision> {
  const [row] = await sql('select private.report_counts() as counts');
  const counted = (row as { counts: ReportCounts }).counts.watch;
  if (!counted) throw new Error('no watch');
  return decide(counted, { percent, watch, now: Date.parse(now) });
}
const views = (count: number) => Array<string>(count).fill('/blog');

whenInstalled('one network cannot take back a good canary, five can', async (db) => {
  await begin(db);
  const attack = {
    set: 'new',
    views: views(20),
    failures: parts.flatMap((part) => [failureOf(part, '2'), failureOf(part, '0')]),
    vitals: { LCP: 60_000, INP: 60_000 },
  };
  for (let network = 1; network <= 4; network++) {
    await flood(db, attack, network);
    expect((await decision(db, 10, since)).does).toBe('waits');
  }
  await flood(db, attack, 5);
  expect((await decision(db, 10, since)).does).toBe('takes back');
});

whenInstalled('one network cannot keep a canary that fails', async (db) => {
  await begin(db);
  const hide = {
    set: 'old',
    views: views(20),
    failures: parts.map((part) => failureOf(part, '1')),
    vitals: { LCP: 1, INP: 1 },
  };
  await flood(db, hide, 200);
  await flood(db, { ...hide, set: 'new', failures: [] }, 200);
  for (let network = 1; network <= 5; network++)
    await flood(
      db,
      { set: 'new', views: ['/blog'], failures: [failureOf('mf-blog', '2')] },
      network,
    );
  expect((await decision(db, 10, since)).does).toBe('takes back');
});

whenInstalled('one network cannot make up the views that a promotion needs', async (db) => {
  await begin(db);
  const attack = { set: 'new', views: views(20), failures: [] };
  for (let network = 1; network < viewsToPass(); network++) {
    await flood(db, attack, network);
    expect((await decision(db, 10, watch.until)).does).toBe('cannot decide');
  }
  await flood(db, attack, viewsToPass());
  expect((await decision(db, 10, watch.until)).does).toBe('promotes');
});

whenInstalled('the database counts a network as often as the rule assumes', async ({ sql }) => {
  const rows = await sql('select kind, most from private.watch_rules order by kind');
  const most = Object.fromEntries(rows.map(({ kind, most: n }) => [kind, n]));
  const { failures, views: seen, times } = maxPerNetwork;
  expect(most).toEqual({
    'any failure': failures,
    failure: failures,
    'canary views': seen,
    'live views': seen,
    LCP: times,
    INP: times,
  });
});

test('the numbers of docs/security.md are those of the rule', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  expect(text).toContain(
    `${failuresToTakeBack(10)} networks (${failuresToTakeBack(50)} if the canary has half of the visitors)`,
  );
  const hidden = [5, 12, 30].map((failing) => failuresToHide(10, failing));
  expect(text).toContain(
    `in 5, 12 or 30 networks takes ${hidden[0]}, ${hidden[1]} or ${hidden[2]} networks`,
  );
  const real = Array.from({ length: 50 }, (_, i) => 10 * (i + 1));
  const least = Math.min(...real.map((times) => timesToTakeBack(10, times)));
  expect(text).toContain(`With times alone it takes at least ${least} networks`);
  expect(text).toContain(`${viewsToPass()} networks to make up 200 views`);
  expect(least).toBeGreaterThan(failuresToTakeBack(10));
});
