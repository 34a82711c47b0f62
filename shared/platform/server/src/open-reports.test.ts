import { temporaryDir } from '@site/build/testing/temporary-dir';
import { startDatabase, testOnPostgres } from '@site/delivery/testing';
import type { TestDatabase } from '@site/delivery/testing';
import pg from 'pg';
import { openSiteReports } from './open-reports';

let server: TestDatabase | undefined;
beforeAll(async () => {
  server = await startDatabase();
}, 120_000);
afterAll(() => server?.stop());

/** A machine on which no site runs. */
const here = { NODE_ENV: 'test' as const, PORT: '9', DATA_DIR: temporaryDir('no-site') };

testOnPostgres(
  'the login of a team reads the counts of the shared database, and no table',
  async () => {
    if (!server) throw new Error('PostgreSQL is missing');
    const env = { ...here, SITE_DATABASE_URL: server.teamUrl };
    // Without the backend's tables the message names both settings.
    await expect(openSiteReports(env)).rejects.toThrow(
      /^The database of SITE_DATABASE_URL has no reports: .* DATABASE_URL, .* And .*DATA_DIR/,
    );
    await server.addBackend();
    const sets = [{ set: 'abc', versions: { shell: ['1'] }, patterns: { '/': 'shell' } }];
    await server.sql('select public.publish_report_sets($1)', [JSON.stringify(sets)]);
    await server.sql('select public.take_report($1, $2)', [
      JSON.stringify({ set: 'abc', views: ['/'], failures: [], at: '/' }),
      '203.0.113.5',
    ]);
    for (const variables of [env, { ...here, DATABASE_URL: server.teamUrl }]) {
      const reports = await openSiteReports(variables);
      expect((await reports.counts()).views).toEqual([{ set: 'abc', part: 'shell', views: 1 }]);
      await reports.close();
    }
    const team = new pg.Client({ connectionString: server.teamUrl });
    await team.connect();
    for (const statement of [
      'select * from private.report_views',
      'select private.report_counts()',
      'select public.report_counts()',
    ])
      await expect(team.query(statement)).rejects.toMatchObject({ code: '42501' });
    await team.end();
    await server.sql(`create or replace function delivery.report_counts() returns jsonb
    language sql as $$ select '{"sets": {"abc": 1}}'::jsonb $$`);
    const changed = await openSiteReports({ ...here, DATABASE_URL: server.teamUrl });
    await expect(changed.counts()).rejects.toThrow(
      /^the reports of DATABASE_URL: sets\.abc: Invalid/,
    );
    await changed.close();
  },
);

test('without a database and a running site the message names the settings', async () => {
  const reports = await openSiteReports(here);
  await expect(reports.counts()).rejects.toThrow(
    / has no key of a site: set DATA_DIR to its data folder$/,
  );
  const away = { ...here, SITE_DATABASE_URL: 'postgres://team@127.0.0.1:9/site' };
  await expect(openSiteReports(away)).rejects.toThrow(
    /^The database of SITE_DATABASE_URL cannot be reached/,
  );
});
