import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Folders of one name in the site's shared packages that a part uses, in the order of the packages'
 * names. In the part's own repository the packages are installed.
 * @param dir folder of the part @param name e.g. `src`
 */
export function sharedFolders(dir: string, name: string): string[] {
  const file = join(dir, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const places = createRequire(file).resolve.paths('x') ?? [];
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith('@site/'))
    .sort()
    .flatMap((dependency) => {
      const found = places.map((place) => join(place, dependency, name)).find(existsSync);
      return found ? [realpathSync(found)] : [];
    });
}
