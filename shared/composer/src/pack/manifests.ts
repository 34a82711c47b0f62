import { root } from '@site/contract/paths';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the packages that are not parts. */
const packages = join(import.meta.dirname, '../../..');

/** Files that decide which file an import means. */
export const manifests = [
  join(root, 'package-lock.json'),
  ...readdirSync(packages).map((name) => join(packages, name, 'package.json')),
];
