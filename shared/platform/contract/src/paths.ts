import { join, resolve, sep } from 'node:path';
import { setting, type Environment } from './environment';

/**
 * Root of the sources: this repository, or the project that has this package in its node_modules,
 * as a part in a repository of its own has.
 */
export const root = projectOf(import.meta.dirname);

function projectOf(dir: string): string {
  const [project = dir, inside] = dir.split(`${sep}node_modules${sep}`);
  return inside === undefined ? resolve(dir, '../../../..') : project;
}

type PathSetting = 'SITE_DIR' | 'SOURCES_DIR' | 'SITE_CACHE' | 'COMPANY_FILE' | 'DATA_DIR';

/** Relative values start at the root, wherever a command was called. */
const pathOf = (name: PathSetting, otherwise: string, env?: Environment): string =>
  resolve(root, setting(name, env) ?? otherwise);

/** Folder of the parts; `SOURCES_DIR` names another one, e.g. for a test. */
export const sourcesDir = (): string => pathOf('SOURCES_DIR', '.');

/** Everything that is published: releases, sets and the pointer to the live set. */
export const siteDir = (): string => pathOf('SITE_DIR', '.site');

/** Results that builds use again; `npm ci` empties it. */
export const cacheDir = (): string => pathOf('SITE_CACHE', 'node_modules/.cache/site-minified');

/** Database, photos, mails and keys of the running site. */
export const dataDir = (env?: Environment): string => pathOf('DATA_DIR', '.data', env);

/** The facts of the business. */
export const companyFile = (env?: Environment): string =>
  pathOf('COMPANY_FILE', 'shell/company.ts', env);

/** Folder of one immutable release. */
export const releaseDir = (name: string, version: string): string =>
  join(siteDir(), 'releases', name, version);

/** Address of a release file, as documents name it. */
export const releaseUrl = (name: string, version: string, file: string): string =>
  `/releases/${name}/${version}/${file}`;

/** Folder of one immutable set. */
export const setDir = (id: string): string => join(siteDir(), 'sets', id);
