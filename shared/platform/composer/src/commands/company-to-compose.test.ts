import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCompany } from '@site/contract/load-company';
import { writeEmptySet } from '@site/delivery/testing/site-folder';
import { emptyStore, goLive } from '../store/testing';
import { companyToCompose } from './company-to-compose';

const shared = ['SITE_STORE', 'SITE_DATABASE_URL', 'SITE_TOKEN'];
afterEach(() => {
  for (const name of shared) delete process.env[name];
});

test('a part’s team composes with the company that is live, the shell’s team with its own', async () => {
  const own = await loadCompany();
  const live = { ...own, phone: '(713) 555-0199' };
  const dir = emptyStore();
  writeEmptySet('a', {});
  mkdirSync(join(dir, 'sets/a/public'));
  const block = `<script type="application/json" id="company">${JSON.stringify(live)}</script>`;
  writeFileSync(join(dir, 'sets/a/public/index.html'), `<!doctype html>${block}`);
  await goLive('a');

  expect(await companyToCompose()).toEqual(own);
  Object.assign(process.env, { SITE_STORE: 's3://b/p', SITE_DATABASE_URL: 'postgres://none' });
  expect(await companyToCompose()).toEqual(own);
  process.env.SITE_TOKEN = 'shell.0.x';
  expect(await companyToCompose()).toEqual(own);
  process.env.SITE_TOKEN = 'mf-blog.0.x';
  expect((await companyToCompose()).phone).toBe('(713) 555-0199');
});
