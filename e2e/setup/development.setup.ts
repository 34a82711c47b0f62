import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { copyStore, root, runSite, workDir } from '../site';

test('The site is built for development', async () => {
  test.setTimeout(900_000);
  const store = join(workDir, 'development');
  await rm(store, { recursive: true, force: true });
  await copyStore(join(workDir, 'production'), store);
  const env = { SITE_DIR: store, NODE_ENV: 'development' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'e2e/build-development.ts')],
    { cwd: root, env: { ...process.env, ...env } },
  );
  // Code that is not minified is over every budget.
  const ids = stdout.trim().split('\n');
  const promoted = await runSite(['promote', ...ids, '--no-browser', '--force'], env);
  expect(promoted.code, promoted.output).toBe(0);
});
