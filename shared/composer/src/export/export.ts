import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { companySchema } from '@site/contract/company';
import { Fault } from '@site/contract/fault';
import { liveSet } from '@site/contract/live';
import { parseJson } from '@site/contract/parse';
import { releaseDir, setDir } from '@site/contract/paths';
import { readRelease } from '@site/contract/release';
import type { SetManifest } from '@site/contract/set';
import type { CompanyConfig } from '@site/data-types/company';
import { verify } from '../store/releases';
import { listSets } from '../store/sets';
import { nameReportSets } from '@site/server/open-reports';
import { reportSetOf } from '@site/contract/report-sets';
import { exportedCanary, writeCanaryDocuments } from './canary';
import { nginxConfig } from './nginx-config';
import { headersFile, redirectsFile } from './static-host-files';

/** File that marks a folder as an export, so that only an export is overwritten. */
const mark = 'export.json';

export interface Exported {
  set: string;
  files: number;
  /** What does not work on a static host with this configuration, a sentence each. */
  warnings: string[];
}

/**
 * Writes the live set as a plain static site: documents, the releases that tabs of the live and the
 * kept sets may request, and settings for static hosts and nginx.
 * @param target folder that is empty, new, or an earlier export
 * @throws Fault when the folder holds something else, or the set was composed for development
 */
export async function exportSite(target: string): Promise<Exported> {
  const set = await liveSet();
  const dir = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  const earlier = await namesIn(dir);
  if (earlier.length > 0 && !existsSync(join(dir, mark))) {
    throw new Fault(`${dir}: is not empty and no earlier export; name another folder`);
  }
  const source = join(setDir(set.id), 'public');
  const home = await readFile(join(source, 'index.html'), 'utf8');
  if (home.includes('/_dev/reload.js')) {
    throw new Fault(`Set ${set.id} was composed for development; run "site build" first`);
  }
  const company = companyOf(home, set.id);
  const written = new Set<string>();
  const put = async (file: string, content: string) => {
    written.add(file);
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
  };
  // Releases first, so a document never names a file that is missing.
  for (const [name, versions] of neededReleases(set, await listSets())) {
    for (const version of versions) {
      const path = `releases/${name}/${version}`;
      await verify(releaseDir(name, version), await readRelease(name, version));
      for (const file of await copyRelease(name, version, join(dir, path))) {
        written.add(`${path}/${file}`);
      }
    }
  }
  for (const file of await filesBelow(source)) {
    written.add(file);
    await cp(join(source, file), join(dir, file));
  }
  const canary = await exportedCanary(set);
  if (canary) {
    const files = await filesBelow(join(setDir(canary.set.id), 'public'));
    for (const file of await writeCanaryDocuments(dir, set, canary, files)) written.add(file);
    // Those of the live set name its versions only.
    for (const ending of ['.br', '.gz']) written.delete(`registry.json${ending}`);
  }
  await put('nginx.conf', nginxConfig(set, dir, canary));
  await put('_headers', headersFile(set));
  await put('_redirects', redirectsFile(set));
  await put(mark, `${JSON.stringify({ set: set.id, versions: set.versions })}\n`);
  for (const file of await filesBelow(dir)) {
    if (!written.has(file)) await rm(join(dir, file));
  }
  const warnings = warningsOf(company);
  if (canary) {
    warnings.push(
      `set ${canary.set.id} is a canary for ${canary.percent}%: nginx.conf shares the visitors by cookie; other static hosts serve the live set to all.`,
    );
  }
  if (process.env.DATABASE_URL && company.reports) {
    // A hosted project has no folder of sets, and counts no report of a set that it does not have.
    const sets = [set, ...(canary ? [canary.set] : [])];
    await nameReportSets(process.env.DATABASE_URL, await Promise.all(sets.map(reportSetOf)));
  }
  return { set: set.id, files: written.size, warnings };
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Versions by part that an open tab of the live or a kept set may request. */
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

/** Release files never change, so those of an earlier export are kept. */
async function copyRelease(name: string, version: string, target: string): Promise<string[]> {
  const source = join(releaseDir(name, version), 'browser');
  const names = await filesBelow(source);
  for (const file of names) {
    if (!existsSync(join(target, file))) await cp(join(source, file), join(target, file));
  }
  return names;
}

/** The company's configuration, read from a document. @throws Fault naming the field that is wrong */
function companyOf(document: string, set: string): CompanyConfig {
  const [, json = ''] = /id="company">([^<]*)</.exec(document) ?? [];
  return parseJson(companySchema, json, `Set ${set}: company`);
}

function warningsOf({ services, siteUrl }: CompanyConfig): string[] {
  const { database, supabaseUrl, supabaseAnonKey, emailOrigin } = services;
  const warnings = [];
  if (database === 'supabase' && (!supabaseUrl || !supabaseAnonKey)) {
    warnings.push(
      'services.supabaseUrl and services.supabaseAnonKey are not both set: without them bookings do not arrive (they are kept in the browser and the page asks to call), the warranty check answers that it is out of order, and the newsletter takes no address.',
    );
  }
  if (!emailOrigin) {
    warnings.push(
      'services.emailOrigin is not set: the browser cannot send mails; a hosted database sends them with its scheduled function, without one there are none.',
    );
  }
  if (siteUrl.endsWith('.example')) {
    warnings.push(`siteUrl is ${siteUrl}: canonical addresses and the sitemap lead nowhere.`);
  }
  return warnings;
}
