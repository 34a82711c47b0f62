import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { givenBackend } from '@site/contract/backend';
import { companyInFolder } from '@site/contract/load-company';
import { filesBelow } from '@site/contract/files-below';
import { liveSet } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import { readRelease } from '@site/contract/release';
import type { SetManifest } from '@site/contract/set';
import { setFolder } from '@site/contract/site-data';
import type { SiteFacts } from '@site/contract/company';
import { makeSmaller } from '@site/delivery/smaller-documents';
import { verify } from '../store/releases';
import { listSets } from '../store/sets';

/** A file of the site, as visitors request it. */
export interface ExportedFile {
  /** Path in the exported site: `releases/mf-blog/1.0.0-…/page.js`, `blog.html`. */
  path: string;
  source: string;
}

/** Everything that an export consists of, all of it checked. */
export interface ExportPlan {
  set: SetManifest;
  company: SiteFacts;
  /** Files of every release that tabs of the live and the retained sets may request. */
  releases: ExportedFile[];
  /** Data files of the retained sets, which their tabs may not have read yet. */
  retained: ExportedFile[];
  /** Documents and other files of the live set. */
  files: ExportedFile[];
  /** Functions that do not work on a static host with this configuration, a sentence each. */
  warnings: string[];
}

/**
 * Plans an export or a pack. Makes the live set's documents smaller first: who serves them may only
 * read them.
 * @throws Fault when a file of a release was altered
 */
export async function planExport(): Promise<ExportPlan> {
  const set = await liveSet();
  await makeSmaller(setDir(set.id), set);
  const source = join(setDir(set.id), 'public');
  const company = await companyInFolder(source, join(source, 'index.html'));
  const releases: ExportedFile[] = [];
  const sets = await listSets();
  for (const [name, versions] of neededReleases(set, sets)) {
    for (const version of versions) {
      const dir = releaseDir(name, version);
      await verify(dir, await readRelease(name, version));
      releases.push(...(await filesIn(join(dir, 'browser'), `releases/${name}/${version}/`)));
    }
  }
  const files = await filesIn(source, '');
  const retained: ExportedFile[] = [];
  for (const { id } of sets) {
    const place = `releases/${setFolder}/${id}`;
    const dir = join(setDir(id), 'public', place);
    if (id !== set.id && existsSync(dir)) retained.push(...(await filesIn(dir, `${place}/`)));
  }
  return { set, company, releases, retained, files, warnings: await warningsOf(company) };
}

const filesIn = async (dir: string, prefix: string): Promise<ExportedFile[]> =>
  (await filesBelow(dir)).map((path) => ({ path: prefix + path, source: join(dir, path) }));

/** Versions by part that an open tab of the live or a retained set may request. */
function neededReleases(live: SetManifest, sets: SetManifest[]): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const { versions, previous } of [live, ...sets]) {
    for (const [name, version] of [...Object.entries(versions), ...Object.entries(previous)]) {
      if (existsSync(releaseDir(name, version))) {
        needed.set(name, (needed.get(name) ?? new Set()).add(version));
      }
    }
  }
  return needed;
}

async function warningsOf(company: SiteFacts): Promise<string[]> {
  const { siteUrl } = company;
  const warnings = (await givenBackend())?.warningsOnStaticHost?.(company) ?? [];
  return siteUrl.endsWith('.example')
    ? [...warnings, `siteUrl is ${siteUrl}: canonical addresses and the sitemap lead nowhere.`]
    : warnings;
}
