import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@site/data-types/contract';
import { expect, test as base } from './fixtures';
import { root, runSite, Site } from './site';
import { small } from './small-site';
import { servedVersions } from './sources';

export const bundlers = ['rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

const folderOf = (name: string) => join(root, 'e2e/test-results/bundlers', name);

/** Builds a fixture with its own bundler. @returns the folder for `site pack` */
async function build(bundler: Bundler): Promise<string> {
  const folder = folderOf(bundler);
  await rm(folder, { recursive: true, force: true });
  const script = join(root, `e2e/fixtures/${bundler}-remote/build.js`);
  await promisify(execFile)(process.execPath, [script, folder], { cwd: root });
  return folder;
}

/** Copies a built folder with another `part.json`. @param change of its text @returns the folder */
export async function variant(
  bundler: Bundler,
  name: string,
  change: (part: string) => string,
): Promise<string> {
  const folder = folderOf(`${bundler}-${name}`);
  await rm(folder, { recursive: true, force: true });
  await cp(folderOf(bundler), folder, { recursive: true });
  const file = join(folder, 'part.json');
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: nothing was changed`);
  await writeFile(file, after);
  return folder;
}

/** Runs a `site` command that must succeed. @returns its last line */
export async function run(site: Site, ...args: string[]): Promise<string> {
  const { code, output } = await runSite(args, site.env);
  expect(code, output).toBe(0);
  return output.trim().split('\n').at(-1) ?? '';
}

/** The declaration of a stored release. @param id `mf-vite@1.0.0-…` */
export async function releaseOf({ siteDir }: Site, id: string): Promise<Release> {
  const file = join(siteDir, 'releases', ...id.split('@'), 'release.json');
  return JSON.parse(await readFile(file, 'utf8')) as Release;
}

/** Waits until the server serves a release. */
export const serves = (site: Site, id: string): Promise<void> =>
  expect
    .poll(async () => Object.entries(await servedVersions(site)).map((pair) => pair.join('@')))
    .toContain(id);

/** A site with both fixtures live. */
export interface Mixed {
  site: Site;
  /** `mf-rspack@1.0.0-…` */
  ids: Record<Bundler, string>;
}

export const test = base.extend<object, { mixed: Mixed }>({
  mixed: [
    async ({}, use) => {
      const site = await Site.start(small, { own: true });
      const ids = { rspack: '', vite: '' };
      for (const bundler of bundlers) ids[bundler] = await run(site, 'pack', await build(bundler));
      // Check both together: Vite's page shows a fragment of the other, which no retained set has.
      await run(site, 'check', ids.rspack, ids.vite);
      await run(site, 'promote', ids.rspack, ids.vite, '--no-browser');
      await serves(site, ids.vite);
      await use({ site, ids });
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ mixed }, use) => use(mixed.site.origin),
});

export { expect };
