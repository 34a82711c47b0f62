import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders of the packages that are not parts: `shared/browser/store`.
 * @param root of a repository
 */
export function sharedPackages(root: string): string[] {
  const foldersIn = (dir: string): string[] =>
    existsSync(join(root, dir))
      ? readdirSync(join(root, dir), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => `${dir}/${name}`)
      : [];
  return foldersIn('shared')
    .flatMap(foldersIn)
    .filter((dir) => existsSync(join(root, dir, 'package.json')));
}
