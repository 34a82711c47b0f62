import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Backend, createBackend } from '@site/backend/server';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { testCompany } from '@site/data-types/test-company';
import { checkDatabase } from './check-database';
import { homeOf } from './testing';
import { visitSite } from './visited-site';

test('a real backend refuses all that it should, and answers the rest', async () => {
  const opened: { backend?: Backend } = {};
  const server = createServer((req, res) => {
    void opened.backend?.handle(req, res).then((answered) => {
      if (!answered) res.end(homeOf(testCompany));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const backend = await createBackend({
    dataDir: join(temporaryDir('doctor'), 'data'),
    company: testCompany,
  });
  opened.backend = backend;
  try {
    const site = await visitSite(fetch, `http://127.0.0.1:${port}`, new AbortController().signal);
    const findings = await checkDatabase(site);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    expect(findings.length).toBeGreaterThan(4);
  } finally {
    server.close();
    await backend.close();
  }
});
