import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { testCompany } from '@site/data-types/test-company';
import { companyFor } from './company';
import { temporaryDir } from './testing/temporary-dir';

const alone = join(temporaryDir('own-repository'), 'mf-blog');

test('a part in its own repository shows the company of the running site', async () => {
  const block = `<script type="application/json" id="company">${JSON.stringify(testCompany)}</script>`;
  const server = createServer((_, res) => res.end(`<html>${block}</html>`)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await companyFor(alone, `http://127.0.0.1:${port}`)).toEqual(testCompany);
  } finally {
    server.close();
  }
});

test('without a running site the message says what to do', () =>
  expect(companyFor(alone, 'http://127.0.0.1:1')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1: cannot be read .*name a running one in SITE_ORIGIN$/,
  ));
