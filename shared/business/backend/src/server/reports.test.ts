import type { Report, ReportCounts, ReportSet } from '@site/data-types/reports';
import { bucketEndMs, reportPath } from '@site/data-types/reports';
import { openReports } from '../reports/open-reports';
import { testCompany } from '@site/client/testing/company';
import { hasDeno, startFunction } from '../testing/deno-function';
import { databaseKinds, openDatabase, type Site, startSite } from '../testing/site';
import type { Database } from '@site/database/database';

const sets: ReportSet[] = [
  {
    set: 'abc',
    versions: { shell: ['1'], 'mf-blog': ['2', '1'] },
    patterns: { '/': 'shell', '*': 'shell', '/blog': 'mf-blog', '/blog/*': 'mf-blog' },
  },
];
const report: Report = { set: 'abc', views: ['/blog/*'], failures: [], at: '/blog/*' };
const failure = { part: 'mf-blog', version: '2', cause: 'threw', at: '/blog/*' } as const;

/** Not a word of it may be in the database. */
const secrets = ['Ada', '7135550142', '/blog/a-title?name=Ada'];

describe.each(databaseKinds)('reports on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());
  beforeEach(async () => {
    await db.run('delete from private.report_sets; delete from private.rate_counters');
    await db.query('select public.publish_report_sets($1)', [JSON.stringify(sets)]);
  });

  const take = (changes: object = {}, caller = '203.0.113.5') =>
    db.query('select public.take_report($1, $2)', [
      JSON.stringify({ ...report, ...changes }),
      caller,
    ]);
  const counts = async () => {
    const [row] = await db.query<{ counts: ReportCounts }>(
      'select private.report_counts() as counts',
    );
    if (!row) throw new Error('no counts');
    return row.counts;
  };

  test('views, failures and times are added up', async () => {
    await take({ views: ['/blog/*', '/'], vitals: { LCP: 1200, INP: 80 } });
    await take({ failures: [failure], vitals: { LCP: 1210 } });
    const { views, failures, vitals, sets: known } = await counts();
    expect(known.abc).toEqual(sets[0]?.versions);
    expect(views).toEqual(
      expect.arrayContaining([
        { set: 'abc', part: 'mf-blog', views: 2 },
        { set: 'abc', part: 'shell', views: 1 },
      ]),
    );
    expect(failures).toEqual([
      {
        set: 'abc',
        part: 'mf-blog',
        version: '2',
        cause: 'threw',
        pattern: '/blog/*',
        failures: 1,
      },
    ]);
    const lcp = vitals.find(({ name }) => name === 'LCP');
    expect(lcp).toMatchObject({ set: 'abc', part: 'mf-blog' });
    const bucket = lcp?.buckets.findIndex((n) => n === 2) ?? -1;
    expect(bucketEndMs(bucket)).toBeGreaterThanOrEqual(1210);
    expect(bucketEndMs(bucket - 1)).toBeLessThan(1200);
    expect(lcp?.buckets).toHaveLength(100);
  });

  test('an unknown set is refused, and unknown names are left out', async () => {
    await expect(take({ set: 'made-up' })).rejects.toMatchObject({ code: 'PT422', detail: 'set' });
    await take({
      views: ['/blog/a-title?name=Ada', 7, null, ['/'], '/blog'],
      at: 'Ada',
      vitals: { LCP: 'Ada', INP: -1 },
      failures: [
        { ...failure, version: '7135550142' },
        { ...failure, part: 'Ada' },
        { ...failure, cause: 'Ada typed this' },
        { ...failure, at: '/blog/a-title?name=Ada' },
        'Ada',
        null,
      ],
    });
    const found = await counts();
    expect(found).toMatchObject({ failures: [], vitals: [] });
    expect(found.views).toEqual([{ set: 'abc', part: 'mf-blog', views: 1 }]);
    expect(JSON.stringify(found)).not.toMatch(/Ada|713555/);
  });

  test('no table of reports has an address or a word of a report', async () => {
    await take({ failures: [failure, { ...failure, cause: secrets[0] }], note: secrets });
    for (const table of ['views', 'failures', 'vitals', 'sets', 'key', 'watch']) {
      const rows = await db.query(`select t::text as row from private.report_${table} t`);
      for (const secret of [...secrets, '203.0.113'])
        expect(JSON.stringify(rows)).not.toContain(secret);
    }
    const keys = await db.query<{ key: string }>(
      `select encode(key, 'hex') as key from private.rate_counters where bucket = 'report:caller'`,
    );
    const [plain] = await db.query<{ key: string }>(
      `select encode(sha256('203.0.113.5'), 'hex') as key`,
    );
    expect(keys).toHaveLength(1);
    // A digest without a secret could be found by trying all addresses.
    expect(keys[0]?.key).not.toBe(plain?.key);
  });

  describe('during a watch', () => {
    const canary = { set: 'abd', versions: { shell: ['1'], 'mf-blog': ['3', '2'] } };
    const watched = (since: string) => [
      sets[0],
      { ...sets[0], ...canary, watch: { since, parts: ['mf-blog'] } },
    ];
    const publish = (since: string) =>
      db.query('select public.publish_report_sets($1)', [JSON.stringify(watched(since))]);
    const begin = '2026-11-25T12:00:00.000Z';
    beforeEach(async () => {
      await db.run('delete from private.report_watch');
      await publish(begin);
    });
    const inCanary = { set: 'abd', failures: [{ ...failure, version: '3' }] };
    const shellFails = { ...failure, part: 'shell', version: '1' };

    test('a network counts little, whatever it sends to either group', async () => {
      const flood = {
        failures: [failure, shellFails, { ...failure, version: '1' }],
        views: Array<string>(15).fill('/blog/*'),
        vitals: { LCP: 4000, INP: 4000 },
      };
      for (const host of [1, 2, 3, 4]) {
        await take({ ...flood, set: 'abd' }, `203.0.113.${host}`);
        await take(flood, `203.0.113.${host}`);
      }
      // The networks of IPv6 are those of a /48.
      await take({ ...flood, set: 'abd' }, '2001:db8:1:2::1');
      await take({ ...flood, set: 'abd' }, '2001:db8:1:3::1');
      const { watch, failures } = await counts();
      const total = (values: number[] = []) => values.reduce((all, n) => all + n, 0);
      expect(watch).toMatchObject({
        set: 'abd',
        since: begin,
        canary: { views: 40, failures: 2, allFailures: 2 },
        live: { views: 20, failures: 0, allFailures: 0 },
      });
      for (const name of ['LCP', 'INP'] as const)
        expect(total(watch?.canary[name]) + total(watch?.live[name])).toBe(5);
      // The status still has all of them.
      expect(failures.reduce((all, row) => all + row.failures, 0)).toBeGreaterThan(20);
    });

    test('the first failure of a network decides its group', async () => {
      await take({ failures: [failure] }, '203.0.1.1');
      await take(inCanary, '203.0.1.1');
      await take(inCanary, '203.0.2.1');
      await take({ failures: [failure] }, '203.0.2.1');
      // A part that the canary does not change counts for the site alone.
      await take({ failures: [shellFails] }, '203.0.3.1');
      expect((await counts()).watch).toMatchObject({
        canary: { failures: 1, allFailures: 1 },
        live: { failures: 1, allFailures: 2 },
      });
    });

    test('views and times are those of the pages that the canary changes', async () => {
      await take({ views: ['/', '/blog'], at: '/', vitals: { LCP: 900 } });
      await take({ set: 'abd', views: ['/blog'], at: '/blog', vitals: { LCP: 900, INP: -1 } });
      const { watch } = await counts();
      expect(watch).toMatchObject({ canary: { views: 1 }, live: { views: 1 } });
      expect(watch?.canary.LCP.filter(Boolean)).toEqual([1]);
      expect(watch?.live.LCP.filter(Boolean)).toEqual([]);
      expect(watch?.canary.INP.filter(Boolean)).toEqual([]);
    });

    test('a later watch begins at zero, and a server that is behind does not end it', async () => {
      await take(inCanary);
      await publish(begin);
      expect((await counts()).watch?.canary.failures).toBe(1);
      const later = '2026-11-25T12:00:00.500Z';
      await publish(later);
      expect((await counts()).watch).toMatchObject({ since: later, canary: { failures: 0 } });
      await take(inCanary);
      await publish(begin);
      await db.query('select public.publish_report_sets($1)', [JSON.stringify(sets)]);
      expect((await counts()).watch).toMatchObject({ since: later, canary: { failures: 1 } });
    });

    test('its counters and networks are removed after 15 days', async () => {
      await take(inCanary);
      await db.run(`update private.report_watch set since = now() - interval '16 days'`);
      await db.query('select public.housekeeping()');
      expect((await counts()).watch).toBeNull();
      expect(await db.query('select from private.watch_networks')).toHaveLength(0);
      expect(await db.query('select from private.watch_counts')).toHaveLength(0);
    });
  });

  test('a caller may send 120 reports an hour; the machine itself is not counted', async () => {
    for (let n = 0; n < 120; n++) await take();
    await expect(take()).rejects.toMatchObject({ code: 'PT429' });
    await take({}, '203.0.114.1');
    for (let n = 0; n < 130; n++) await take({}, 'local');
    expect((await counts()).views).toMatchObject([{ views: 251 }]);
  });

  test('a flood of combinations fills a bounded number of rows', async () => {
    const many = Array.from({ length: 600 }, (_, n) => `/p${n}`);
    const patterns = Object.fromEntries(many.map((pattern) => [pattern, 'mf-blog']));
    const wide = [{ ...sets[0], patterns }];
    await db.query('select public.publish_report_sets($1)', [JSON.stringify(wide)]);
    for (let n = 0; n < 600; n += 10)
      await take(
        { views: [], failures: many.slice(n, n + 10).map((at) => ({ ...failure, at })) },
        'local',
      );
    expect((await counts()).failures).toHaveLength(500);
    await expect(take({ note: 'x'.repeat(5000) })).rejects.toMatchObject({ code: 'PT422' });
  });

  test('only the newest eight sets may report', async () => {
    const newer = Array.from({ length: 8 }, (_, n) => ({ ...sets[0], set: `n${n}` }));
    await db.query(
      `update private.report_sets set seen_at = now() - interval '1 hour' where set_id = 'abc'`,
    );
    await db.query('select public.publish_report_sets($1)', [JSON.stringify(newer)]);
    await expect(take()).rejects.toMatchObject({ detail: 'set' });
    await take({ set: 'n7' });
  });

  test('counters are stored for 30 days, the secret for a day', async () => {
    await take({ failures: [failure], vitals: { LCP: 100 } });
    const age = async (by: string) => {
      for (const table of ['views', 'failures', 'vitals'])
        await db.run(`update private.report_${table} set hour = hour - interval '${by}'`);
      await db.query('select public.housekeeping()');
    };
    await age('29 days');
    expect(await counts()).toMatchObject({ views: [{}], failures: [{}], vitals: [{}] });
    await age('2 days');
    expect(await counts()).toMatchObject({ views: [], failures: [], vitals: [] });
    const secret = async () => (await db.query('select key::text from private.report_key'))[0];
    const first = await secret();
    await take();
    expect(await secret()).toEqual(first);
    await db.query('update private.report_key set day = day - 1');
    await take();
    expect(await secret()).not.toEqual(first);
    await expect(db.query('select from private.report_key')).resolves.toHaveLength(1);
  });
});

describe('the address of reports', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(databaseKinds.at(-1), { reportSets: () => Promise.resolve(sets) });
  });
  afterAll(() => site.close());

  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(site.url + reportPath, { method: 'POST', body, headers });

  test('takes what a beacon sends, and the owner reads it', async () => {
    const { status } = await send(JSON.stringify(report), { Origin: site.url });
    expect(status).toBe(204);
    const { counts } = await openReports({ siteUrl: site.url, dataDir: site.dataDir });
    expect(await counts()).toMatchObject({
      views: [{ set: 'abc', part: 'mf-blog', views: 1 }],
    });
  });

  // The embedded database has no address to read from.
  (databaseKinds.includes('PostgreSQL') ? test : test.skip)(
    'the owner reads the same from the database itself',
    async () => {
      expect((await send(JSON.stringify(report))).status).toBe(204);
      const place = { siteUrl: site.url, dataDir: site.dataDir };
      const { counts } = await openReports(place);
      const direct = await openReports({ ...place, databaseUrl: site.databaseUrl });
      expect(await counts()).toMatchObject({ views: [{ part: 'mf-blog' }] });
      expect(await direct.counts()).toEqual(await counts());
      await direct.close();
    },
  );

  test('refuses other sites, large bodies, unknown sets and other methods', async () => {
    const body = JSON.stringify(report);
    expect((await send(body, { Origin: 'https://other.example' })).status).toBe(403);
    expect((await send(`{"note":"${'x'.repeat(5000)}"}`)).status).toBe(413);
    expect((await send('not JSON')).status).toBe(400);
    expect((await send(JSON.stringify({ ...report, set: 'other' }))).status).toBe(422);
    expect((await fetch(site.url + reportPath)).status).toBe(405);
  });

  (hasDeno ? test : test.skip)('the function of a hosted project counts the same', async () => {
    const hosted = await startFunction('report', {
      SUPABASE_URL: site.url,
      SUPABASE_SERVICE_ROLE_KEY: await site.token({ role: 'service_role' }),
    });
    // A beacon of a page on another host; the proxy names the visitor.
    const headers = { 'Content-Type': 'text/plain', 'cf-connecting-ip': '203.0.113.9' };
    const beacon = (body: string) => fetch(hosted.address, { method: 'POST', headers, body });
    try {
      const taken = await beacon(JSON.stringify({ ...report, views: ['/'] }));
      expect(taken.status).toBe(204);
      expect(taken.headers.get('access-control-allow-origin')).toBe('*');
      expect((await beacon('{"set":"other"}')).status).toBe(422);
      expect((await beacon('not JSON')).status).toBe(400);
      expect((await beacon('x'.repeat(5000))).status).toBe(400);
      expect((await fetch(hosted.address)).status).toBe(405);
    } finally {
      await hosted.stop();
    }
    const { counts } = await openReports({ siteUrl: site.url, dataDir: site.dataDir });
    expect(await counts()).toMatchObject({
      views: expect.arrayContaining([{ set: 'abc', part: 'shell', views: 1 }]),
    });
  });

  test('strangers read no counters, and a missing site is one line', async () => {
    const { error } = await site.client().rpc('report_counts');
    expect(error).toMatchObject({ code: '42501' });
    const away = await openReports({ siteUrl: 'http://127.0.0.1:9', dataDir: site.dataDir });
    await expect(away.counts()).rejects.toThrow(/^no site answers at http:\/\/127\.0\.0\.1:9/);
    const noKey = await openReports({ siteUrl: site.url, dataDir: '/nowhere' });
    await expect(noKey.counts()).rejects.toThrow('has no key of a site');
  });

  test('a company without reports has no such address', async () => {
    const silent = await startSite('embedded', {
      company: { ...testCompany, reports: false },
      reportSets: () => Promise.resolve(sets),
    });
    const body = JSON.stringify(report);
    expect((await fetch(silent.url + reportPath, { method: 'POST', body })).status).toBe(501);
    await silent.close();
  });
});
