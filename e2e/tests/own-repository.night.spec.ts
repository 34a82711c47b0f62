import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/data-types/contract';
import { expect, live, test as base, withoutSite } from '../fixtures';
import { moveOut, part } from '../own-repository';
import { runIn } from '../repository';
import { Site } from '../site';
import { small } from '../small-site';
import { edit, servedVersions } from '../sources';

/** A new part in a folder that has only the packed packages of this repository. */
const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = await moveOut();
      await use(folder);
      await rm(join(folder, '..'), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  ...withoutSite,
});

// All tests share the installed folder.
test.describe.configure({ mode: 'default' });

/** Runs a command there. @returns what it printed */
async function succeeds(folder: string, command: string[], env = {}): Promise<string> {
  const { code, printed, output } = await runIn(folder, command, env);
  expect(code, `${command.join(' ')}\n${output}`).toBe(0);
  return printed;
}

/** Starts a development server there. @returns how to stop it */
async function start(folder: string, script: string, env: Record<string, string>, ready: RegExp) {
  const { NODE_OPTIONS: _, ...own } = process.env;
  const child = spawn('npm', ['run', script], {
    cwd: folder,
    env: { ...own, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its children must end with it.
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  // 'close' comes when the children have ended, too. Until then they write into the folder.
  const closed = once(child, 'close');
  const stop = async () => {
    if (child.pid) process.kill(-child.pid);
    await closed;
  };
  for (let tries = 0; tries < 1200; tries++) {
    if (ready.test(output)) return stop;
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  if (child.exitCode === null) await stop();
  throw new Error(`npm run ${script} did not start:\n${output}`);
}

test('A part in its own repository is tested, released, checked and promoted into the site', async ({
  page,
  folder,
  smallSite,
}) => {
  await succeeds(folder, ['npm', 'run', 'typecheck']);
  await succeeds(folder, ['npm', 'run', 'lint']);
  await succeeds(folder, ['npm', 'test']);

  const before = await servedVersions(smallSite);
  const env = { SITE_DIR: smallSite.siteDir };
  const released = await succeeds(folder, ['npx', 'site', 'release', part], env);
  const id = released.split('\n').at(-1) ?? '';
  expect(id).toMatch(/^mf-financing@1\.0\.0-/);
  const file = join(smallSite.siteDir, 'releases', id.replace('@', '/'), 'release.json');
  const { revision } = JSON.parse(await readFile(file, 'utf8')) as Release;
  expect(await succeeds(folder, ['git', 'rev-parse', 'HEAD'])).toContain(revision);
  await succeeds(folder, ['npx', 'site', 'check', id], env);
  await succeeds(folder, ['npx', 'site', 'promote', '--no-browser', id], env);
  await expect
    .poll(() => servedVersions(smallSite))
    .toEqual({ ...before, [part]: id.split('@')[1] });

  await page.goto(`${smallSite.origin}/financing`);
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financing');
  // The company of the site, which the folder does not have, is in the new documents.
  await expect(page.locator('header a[href^="tel:"]').first()).toBeAttached();
});

test('The whole site is refused there, with the reason', async ({ folder }) => {
  const { code, output } = await runIn(folder, ['npx', 'site', 'build']);
  expect(code).toBe(1);
  expect(output).toContain('has no shell, so it cannot build a site');
  const other = await runIn(folder, ['npx', 'site', 'release', 'mf-catalog']);
  expect(other.output).toContain(`"mf-catalog" is no part of the site: ${part}`);
});

test('Its development server shows it within a running site', async ({ page, folder }) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = await Site.start(small, { own: true, env: { SITE_OVERRIDE_ORIGINS: origin } });
  const store = { SITE_DIR: site.siteDir };
  const released = await succeeds(folder, ['npx', 'site', 'release', part], store);
  const id = released.split('\n').at(-1) ?? '';
  await succeeds(folder, ['npx', 'site', 'promote', '--no-browser', id], store);
  await edit(join(folder, 'src/routes/list.tsx'), (text) =>
    text.replaceAll('Financing', 'From another repository'),
  );
  const env = { PORT: String(port), SITE_ORIGIN: site.origin };
  const stop = await start(folder, 'dev:in-site', env, /within the site:/);
  try {
    await page.goto(`${site.origin}/financing?override=${part}@${origin}/remoteEntry.js`);
    // The first build takes a while.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('From another repository');
  } finally {
    await stop();
    await site.stop();
  }
});
