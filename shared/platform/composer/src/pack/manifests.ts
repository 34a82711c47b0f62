import { root } from '@site/contract/paths';
import { sharedPackages } from '@site/contract/shared-packages';
import { join } from 'node:path';

/** Files that decide which file an import means. */
export const manifests = [
  ...['package.json', 'package-lock.json'].map((name) => join(root, name)),
  ...sharedPackages(root).map((dir) => join(root, dir, 'package.json')),
];
