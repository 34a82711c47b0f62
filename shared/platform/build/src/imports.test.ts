import { builtinModules } from 'node:module';
import { join } from 'node:path';
import {
  importsOf,
  isForTests,
  packageOf,
  resolveImport,
  sourcesOf,
  textOf,
  workspaces,
} from './testing/workspaces';
import type { Manifest, Workspace } from './testing/workspaces';

const declares = (
  { dependencies, devDependencies, peerDependencies }: Manifest,
  name: string,
): boolean =>
  [name, `@types/${name}`].some(
    (key) => dependencies?.[key] ?? devDependencies?.[key] ?? peerDependencies?.[key],
  );

const tools = workspaces.filter(({ name }) => name === '@site/build');

/** Packages that a file imports and its package.json does not name. */
function undeclared(workspace: Workspace): string[] {
  return sourcesOf(workspace).flatMap((file) =>
    importsOf(file)
      .filter((name) => !/^\.|^node:/.test(name) && !builtinModules.includes(name))
      .map(packageOf)
      .filter((name) => name !== workspace.name && !declares(workspace, name))
      // The presets bring the tools of all tests, also to a part in its own repository.
      .filter((name) => !(isForTests(file) && tools.some((each) => declares(each, name))))
      .map((name) => `${file}: ${name}`),
  );
}

test.each(workspaces.map((workspace) => [workspace.dir, workspace] as const))(
  '%s declares every package that it imports',
  (_, workspace) => expect(undeclared(workspace)).toEqual([]),
);

/** All files of the repository that the browser code of a part contains. */
function browserCode({ dir, site }: Workspace): Set<string> {
  const entries = ['./src/index.ts', ...Object.values(site?.exposes ?? {})];
  const files = new Set(entries.map((file) => join(dir, file)));
  // A set may grow during iteration, so imports of imports follow.
  for (const file of files) {
    for (const name of importsOf(file, { types: false })) {
      const imported = resolveImport(file, name);
      if (imported) files.add(imported);
    }
  }
  return files;
}

const parts = workspaces.filter(({ site }) => site);

test.each(parts.map((part) => [part.dir, part] as const))(
  'the browser code of %s imports nothing of shared/platform/build',
  (_, part) => {
    const files = [...browserCode(part)];
    // Otherwise nothing was found, and the test would prove nothing.
    for (const folder of [
      part.dir,
      'shared/browser/store',
      'shared/browser/ui',
      'shared/browser/federation',
    ])
      expect(files.filter((file) => file.startsWith(`${folder}/src/`))).not.toEqual([]);
    expect(files.filter((file) => file.startsWith('shared/platform/build/'))).toEqual([]);
  },
);

test('the tools that stand at the root, for all packages, have the versions of the presets', () => {
  const { devDependencies: atRoot = {} } = JSON.parse(textOf('package.json')) as Manifest;
  const [preset] = tools;
  const shared = Object.keys(atRoot).filter((name) => preset?.dependencies?.[name]);
  expect(shared).toEqual(expect.arrayContaining(['jest', '@swc/jest', '@testing-library/react']));
  for (const name of shared)
    expect([name, atRoot[name]]).toEqual([name, preset?.dependencies?.[name]]);
});
