import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseDir } from '@site/contract/paths';
import type { Release } from '@site/data-types/contract';

/** Reads a browser file of a release as text. @throws if there is no such file */
export type ReadFile = (release: Pick<Release, 'name' | 'version'>, file: string) => string;

/** Reads from the store. */
export const readStored: ReadFile = ({ name, version }, file) =>
  readFileSync(join(releaseDir(name, version), 'browser', file), 'utf8');
