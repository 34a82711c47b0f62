import { join, resolve, sep } from 'node:path';

/**
 * Root of the sources: this repository, or the project that has this package in its node_modules,
 * as a part in a repository of its own has.
 */
export const root = projectOf(import.meta.dirname);

function projectOf(dir: string): string {
  const [project = dir, inside] = dir.split(`${sep}node_modules${sep}`);
  return inside === undefined ? resolve(dir, '../../..') : project;
}

/** Folder of the parts; `SOURCES_DIR` names another one, e.g. for a test. */
export const sourcesDir = (): string => resolve(root, process.env.SOURCES_DIR ?? '.');

/** Everything that is published: releases, sets and the pointer to the live set. */
export const siteDir = (): string => resolve(root, process.env.SITE_DIR ?? '.site');

/** Folder of one immutable release. */
export const releaseDir = (name: string, version: string): string =>
  join(siteDir(), 'releases', name, version);

/** Address of a release file, as documents name it. */
export const releaseUrl = (name: string, version: string, file: string): string =>
  `/releases/${name}/${version}/${file}`;

/** Folder of one immutable set. */
export const setDir = (id: string): string => join(siteDir(), 'sets', id);
