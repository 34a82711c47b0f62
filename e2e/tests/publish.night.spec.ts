import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@site/build/parts';
import { expect, live, test as base, withoutSite } from '../fixtures';
import { everywhere, pages } from '../routes';
import { liveSetId, root, runSite } from '../site';
import type { Site } from '../site';
import { copyRelease, copySources, servedVersions } from '../sources';

const test = base.extend(withoutSite);

/** A site, or its store without a server. */
type Store = Pick<Site, 'siteDir' | 'env'>;

interface Status {
  live: string;
  parts: { part: string; version: string; retained: string[] }[];
  sets: { set: string; versions: Record<string, string> }[];
}

const run = async (site: Store, ...args: string[]): Promise<string> => {
  const { code, output } = await runSite(args, site.env);
  expect(code, output).toBe(0);
  return output;
};
const statusOf = async (site: Store): Promise<Status> =>
  JSON.parse(await run(site, 'status', '--json')) as Status;
const versionOf = (id: string): string => id.split('@')[1] ?? '';

test('Ten concurrent promotions are all in the live set', async ({ smallSite }) => {
  const ids: string[] = [];
  for (const number of ['1.1.0', '1.2.0']) {
    for (const part of remoteNames.slice(0, 5))
      ids.push(await copyRelease(smallSite, part, number));
  }
  const history = async () =>
    (await readFile(join(smallSite.siteDir, 'live'), 'utf8')).trim().split('\n');
  const before = (await history()).length;
  await Promise.all(ids.map((id) => run(smallSite, 'promote', '--no-browser', id)));

  const lines = (await history()).slice(before - 1);
  expect(lines).toHaveLength(ids.length + 1);
  // Each set differs from the one before by one promoted version, and no promotion is missing.
  const { sets } = await statusOf(smallSite);
  const versions = lines.map((line) => sets.find(({ set }) => line.startsWith(set))?.versions);
  const steps = versions.slice(1).map((after, i) =>
    Object.entries(after ?? {})
      .filter(([part, version]) => versions[i]?.[part] !== version)
      .map(([part, version]) => `${part}@${version}`),
  );
  expect(steps.map((changed) => changed.length)).toEqual(Array(ids.length).fill(1));
  expect(steps.flat().sort()).toEqual(ids.sort());
  await expect
    .poll(() => servedVersions(smallSite))
    .toEqual(Object.fromEntries(remoteNames.map((part) => [part, versions.at(-1)?.[part]])));
});

test('A promotion that dies at any of ten steps leaves the old set live', async ({ smallSite }) => {
  const before = await servedVersions(smallSite);
  const setBefore = (await statusOf(smallSite)).live;
  const hook = { NODE_OPTIONS: `--import=${join(root, 'e2e/kill-at.js')}` };

  const trial = await copyRelease(smallSite, 'mf-blog', '1.1.0');
  const counted = await runSite(['promote', '--no-browser', trial], { ...smallSite.env, ...hook });
  const { switched } = JSON.parse(counted.output.trim().split('\n').at(-1) ?? '') as {
    switched: number;
  };
  expect(switched).toBeGreaterThan(100);
  await run(smallSite, 'rollback', setBefore);

  const id = await copyRelease(smallSite, 'mf-blog', '1.2.0');
  const points = [0, 3, 5, 8, ...[0.2, 0.5, 0.8].map((part) => Math.floor(part * switched))];
  // Around the rename of the set, during the write of the pointer, right before its rename.
  points.push(switched - 6, switched - 3, switched - 1);
  expect(new Set(points).size).toBe(10);
  const sets = join(smallSite.siteDir, 'sets');
  const setsBefore = await readdir(sets);
  for (const point of points) {
    // A set that was complete before its promotion ended early would make the next one shorter.
    const complete = (await readdir(sets)).filter((name) => !name.endsWith('.part'));
    for (const name of complete.filter((each) => !setsBefore.includes(each)))
      await rm(join(sets, name), { recursive: true });
    const { code, output } = await runSite(['promote', '--no-browser', id], {
      ...smallSite.env,
      ...hook,
      KILL_AT: String(point),
    });
    expect(code, `step ${point}: ${output}`).toBe(null);
    expect(await liveSetId(smallSite.siteDir), `step ${point}`).toBe(setBefore);
    expect(await servedVersions(smallSite)).toEqual(before);
    expect((await fetch(`${smallSite.origin}/blog`)).status).toBe(200);
  }

  await run(smallSite, 'promote', '--no-browser', id);
  await expect
    .poll(() => servedVersions(smallSite))
    .toEqual({ ...before, 'mf-blog': versionOf(id) });
  const left = (await readdir(smallSite.siteDir, { recursive: true })).filter((file) =>
    file.endsWith('.part'),
  );
  expect(left).toEqual([]);
});

test('A part rolls back to the previous version, then to a named one', async ({ smallSite }) => {
  const first = (await servedVersions(smallSite))['mf-blog'] ?? '';
  const second = await copyRelease(smallSite, 'mf-blog', '1.1.0');
  const third = await copyRelease(smallSite, 'mf-blog', '1.2.0');
  await run(smallSite, 'promote', '--no-browser', second);
  // Longer than the server's cache time, without a request in between: the first visitor gets it.
  await new Promise((done) => setTimeout(done, 1000));
  expect((await servedVersions(smallSite))['mf-blog']).toBe(versionOf(second));
  await run(smallSite, 'promote', '--no-browser', third);
  const blog = async () => {
    const response = await fetch(`${smallSite.origin}/registry.json`);
    const { microFrontends } = (await response.json()) as {
      microFrontends: Record<string, [{ url: string; fallbackUrl?: string }]>;
    };
    return microFrontends['mf-blog']?.[0];
  };
  const url = (id: string) => `/releases/mf-blog/${id.split('@').at(-1)}/remoteEntry.js`;
  await expect.poll(blog).toMatchObject({ url: url(third), fallbackUrl: url(second) });

  await run(smallSite, 'rollback', 'mf-blog');
  // The rolled-back version is no fallback; the one before the live version is.
  await expect.poll(blog).toMatchObject({ url: url(second), fallbackUrl: url(first) });
  await run(smallSite, 'rollback', 'mf-blog');
  await expect.poll(async () => (await blog())?.url).toBe(url(first));
  expect((await blog())?.fallbackUrl).toBe(undefined);
  const refused = await runSite(['rollback', 'mf-blog'], smallSite.env);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('mf-blog: no version that was live before');

  await run(smallSite, 'rollback', third);
  await expect.poll(async () => (await blog())?.url).toBe(url(third));
  const missing = await runSite(['rollback', 'mf-blog@9.9.9-none'], smallSite.env);
  expect(missing.output).toContain('mf-blog@9.9.9-none is not retained');
});

test('An open tab keeps working across two releases of every remote', async ({
  page,
  smallSite,
}) => {
  const before = await servedVersions(smallSite);
  await page.goto(smallSite.origin);
  await live(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // After two, the tab's versions are no longer those that a failure falls back to.
  for (const number of ['1.1.0', '1.2.0']) {
    const ids = await Promise.all(remoteNames.map((part) => copyRelease(smallSite, part, number)));
    await run(smallSite, 'promote', '--no-browser', ...ids);
  }
  // A version that no rollback can reach stays for the open tab.
  await run(smallSite, 'prune', '0');
  expect(Object.values(await servedVersions(smallSite)).every((v) => v.startsWith('1.2.0'))).toBe(
    true,
  );

  const asked: string[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    asked.push(pathname);
    if (response.status() >= 400) failed.push(pathname);
  });
  const walk = async (links: string[]) => {
    for (const link of links) {
      await page.locator(`a[href="${link}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(smallSite.origin + link);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main')).not.toHaveAttribute('data-preserved', '');
    }
  };
  // Links of header and footer, then some within sections.
  const linked = pages.filter(({ path }) => everywhere.includes(path));
  await walk(linked.map(({ path }) => path));
  await walk(['/appliances', '/appliances/washing-machine', '/brands', '/brands/samsung']);
  await walk(['/service-areas', '/service-area/77002']);
  await walk(['/blog', '/blog/dryer-vents-in-slab-houses', '/book-online']);
  // Lazy chunks of two parts: coverage in booking, the search of the catalog.
  await page.locator('main [name=zipCode]').fill('77002');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('dryer');
  await expect(dialog.getByRole('option').first()).toBeVisible();

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(failed).toEqual([]);
  for (const part of new Set(linked.map(({ owner }) => owner))) {
    const files = asked.filter((path) => path.startsWith(`/releases/${part}/`));
    expect(files, part).not.toEqual([]);
    expect(files.filter((path) => !path.includes(`/${before[part]}/`))).toEqual([]);
  }
  expect(asked.filter((path) => path.endsWith('registry.json'))).toEqual([]);

  // The next visit gets the live versions.
  await page.goto(`${smallSite.origin}/blog`);
  await live(page);
  expect(asked.some((path) => path.startsWith('/releases/mf-blog/1.2.0-'))).toBe(true);
});

test('Concurrent builds of one part, in one folder or two, give one complete release with the same bytes', async ({
  smallStore,
}) => {
  const here = await copySources('mf-estimator', 'here');
  const there = await copySources('mf-estimator', 'in-another-folder-with-a-longer-name');
  const build = (folder: string, env = {}) =>
    runSite(['release', 'mf-estimator'], {
      ...smallStore.env,
      SOURCES_DIR: join(folder, '..'),
      ...env,
    });
  // The last build starts without cached minified code.
  const results = await Promise.all([
    build(here),
    build(here),
    build(there, { SITE_CACHE: join(there, '../cache') }),
  ]);
  for (const { code, output } of results) expect(code, output).toBe(0);
  const ids = results.map(({ output }) => output.trim().split('\n').at(-1) ?? '');
  expect(new Set(ids).size).toBe(1);
  const bytes = await bytesBelow(join(here, 'dist'));
  expect(Object.keys(bytes).length).toBeGreaterThan(10);
  expect(await bytesBelow(join(there, 'dist'))).toEqual(bytes);
  await run(smallStore, 'promote', '--no-browser', ids[0] ?? '');
});

/** Built files by name. */
async function bytesBelow(dist: string): Promise<Record<string, string>> {
  const names = (await readdir(dist, { recursive: true })).sort();
  const made = names.filter((name) => /\.(js|css|cjs|json|br)$/.test(name));
  const files = made.map(async (name) => [name, await readFile(join(dist, name), 'base64')]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

test('One set composed twice has the same id and bytes', async ({ ownStore }) => {
  const { live: id } = await statusOf(ownStore);
  const sets = join(ownStore.siteDir, 'sets');
  // Renamed and without its rendered pages, the first set offers nothing to reuse.
  await rename(join(sets, id), join(sets, 'first'));
  await rm(join(sets, 'first/rendered'), { recursive: true });
  await writeFile(join(ownStore.siteDir, 'live'), 'first\n');
  const output = await run(ownStore, 'compose');
  expect(output).toMatch(new RegExp(`Set ${id}: (\\d+) pages, (?!0)\\d+ rendered`));
  const dir = join(sets, 'first/public');
  // A server has compressed the first set's documents again.
  const files = (await readdir(dir, { recursive: true })).filter((name) =>
    /\.(?!br$)\w+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const again = await readFile(join(sets, id, 'public', file));
    expect(again.equals(await readFile(join(dir, file))), file).toBe(true);
  }
});
