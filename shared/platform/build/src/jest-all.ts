import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sharedPackages } from '@site/contract/shared-packages';
import type { Config } from 'jest';

const root = resolve(import.meta.dirname, '../../../..');

/** Folders of the packages that have tests: `shared/browser/store`, `mf-blog`. */
export const suites = [
  ...sharedPackages(root),
  ...readdirSync(root).filter((name) => /^(shell|mf-.+)$/.test(name)),
].filter((dir) => existsSync(join(root, dir, 'jest.config.js')));

/**
 * The tests of several packages in one run with shared workers: separate runs start jest each time
 * and leave cores idle at their ends.
 */
async function jestOf(dirs: string[]): Promise<Config> {
  const projects = await Promise.all(
    dirs.map(async (dir) => {
      const file = join(root, dir, 'jest.config.js');
      const { default: config } = (await import(file)) as { default: Config };
      return (config.projects ?? []).flatMap((project) =>
        typeof project === 'string'
          ? []
          : { ...project, displayName: `${dir} ${String(project.displayName)}` },
      );
    }),
  );
  return { rootDir: root, projects: projects.flat(), testTimeout: 120_000 };
}

const { TEST_PACKAGES } = process.env;

export const config = await jestOf(TEST_PACKAGES ? TEST_PACKAGES.split(',') : suites);
