import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parts } from '@site/build/parts';
import { expect, live, test as base } from '../fixtures';
import { madeDir, oncePerRun } from '../once-per-run';
import { pages, unknownPages } from '../routes';
import { copyStore, root, runSite, Site, workDir } from '../site';

/** Adds the development build to a copy of the site's store. @returns the copy's folder */
async function buildForDevelopment(): Promise<string> {
  // A build of a try that ended early may go on in its own folder.
  const store = join(madeDir, `development-${process.pid}`);
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
  return store;
}

// React's production build does not report attributes that differ; its development build does.
const test = base.extend<object, { development: Site }>({
  development: [
    async ({}, use) => {
      const site = await Site.start(await oncePerRun('development-build', buildForDevelopment));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ development }, use) => use(development.origin),
});

// One worker, or the others would wait for its build.
test.describe.configure({ mode: 'default' });

// A tab that stays open keeps the development code in its cache; a new one loads it each time.
for (const owner of new Set([...pages, ...unknownPages].map((page) => page.owner))) {
  test(`Pages of ${owner} hydrate without a mismatch in the development build`, async ({
    page,
    complaints,
  }) => {
    // Every page is the first of a visit.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const paths = [...pages, ...unknownPages]
      .filter((known) => known.owner === owner)
      .map(({ path }) => path);
    const { languages = [] } = parts.find(({ name }) => name === owner)?.site ?? {};
    const translated = languages.flatMap((language) => paths.map((path) => `/${language}${path}`));
    for (const path of [...paths, ...translated]) {
      complaints.length = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await live(page);
      await page.waitForLoadState('networkidle');
      expect.soft(complaints, path).toEqual([]);
    }
  });
}
