import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, live, test as base, withoutSite } from '../fixtures';
import { copyRepository, runIn } from '../repository';
import type { Ran } from '../repository';
import { servedVersions } from '../sources';

interface Copy {
  dir: string;
  run: (...command: string[]) => Promise<Ran>;
}

const test = base.extend<{ copy: Copy }>({
  ...withoutSite,
  copy: async ({ smallSite }, use) => {
    const dir = await copyRepository();
    const env = { SITE_DIR: smallSite.siteDir, COMPANY_FILE: join(dir, 'shell/company.ts') };
    await use({ dir, run: (...command) => runIn(dir, command, env) });
    await rm(dir, { recursive: true, force: true });
  },
});

test('A sixth section is a folder: written, tested, checked, released and live with no list edited', async ({
  page,
  copy: { dir, run },
  smallSite,
}) => {
  const succeeds = async (...command: string[]) => {
    const { code, printed, output } = await run(...command);
    expect(code, `${command.join(' ')}\n${output}`).toBe(0);
    return printed;
  };
  const tool = (name: string) => join(dir, 'node_modules/.bin', name);
  const site = (...args: string[]) =>
    succeeds('node', 'shared/platform/composer/bin/site.js', ...args);

  await site('new', 'mf-financing');
  const changed = await succeeds('git', 'status', '--porcelain');
  expect(changed.split('\n').map((line) => line.trim())).toEqual([
    'M package-lock.json',
    '?? mf-financing/',
  ]);
  const lock = JSON.parse(await readFile(join(dir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  expect(lock.packages['mf-financing']).toMatchObject({ version: '1.0.0' });

  // Its own suite, and the tests that compare the parts of the repository. The template, of which it
  // is a copy with other names, passes types and lint with every other folder.
  await succeeds(tool('jest'), '-c', 'mf-financing/jest.config.js');
  const comparing = '/(boundaries|remote-tree|touched|who-knows-whom)[.]test';
  await succeeds(
    tool('jest'),
    '-c',
    'shared/platform/build/jest.config.js',
    '--testPathPatterns',
    comparing,
  );

  const before = await servedVersions(smallSite);
  const id = (await site('release', 'mf-financing')).split('\n').at(-1) ?? '';
  expect(id).toMatch(/^mf-financing@1\.0\.0-/);
  await site('check', id);
  await site('promote', '--no-browser', id);
  await expect
    .poll(() => servedVersions(smallSite))
    .toEqual({ ...before, 'mf-financing': id.split('@')[1] });

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${smallSite.origin}/financing`);
  await live(page);
  await page.getByRole('link', { name: 'Read about “First topic”' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First topic');
  expect((await fetch(`${smallSite.origin}/financing/first-topic`)).status).toBe(200);
  expect((await fetch(`${smallSite.origin}/financing/nothing`)).status).toBe(404);
  expect(errors).toEqual([]);
});
