import { join, resolve } from 'node:path';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Source folder of a part; `SOURCES_DIR` names another folder of parts, e.g. for a test. */
export const partDir = (name: string): string =>
  join(resolve(root, process.env.SOURCES_DIR ?? '.'), name);

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
