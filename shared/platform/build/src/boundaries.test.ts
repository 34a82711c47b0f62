import { forbiddenIn, mayImport } from './boundaries';
import { packageOf, siteImportsOf, sourcesOf, textOf, workspaces } from './testing/workspaces';
import type { Workspace } from './testing/workspaces';

/** The browser tests use every package. */
const packages = workspaces.filter(({ dir }) => dir !== 'e2e');

/** The folder of {@link mayImport} that decides about a package. */
const folderOf = ({ dir }: Workspace): string => (dir.startsWith('mf-') ? 'mf-*' : dir);

/** As in lint.ts. The page of examples is no part of the site. */
const notProduction = /\.test\.tsx?$|\.config\.js$|^shared\/browser\/ui\/src\/examples\/page\.tsx$/;
const productionSources = (workspace: Workspace): string[] =>
  sourcesOf(workspace).filter((file) => !notProduction.test(file));

test.each(packages.map((workspace) => [workspace.dir, workspace] as const))(
  '%s imports only packages that it may, import() and resolve() included',
  (_, workspace) => {
    expect(mayImport).toHaveProperty([folderOf(workspace)]);
    const forbidden = new RegExp(forbiddenIn(folderOf(workspace)).join('|'));
    const wrong = productionSources(workspace).flatMap((file) =>
      siteImportsOf(file)
        .filter((name) => packageOf(name) !== workspace.name && forbidden.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  },
);

/** Edges that no longer way of other edges replaces. */
function withoutShortcuts(graph: Map<string, Set<string>>): string[] {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...graph].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((next) => next !== to && reaches(next, to)))
      .map((to) => `${from} --> ${to}`),
  );
}

test('docs/architecture.md draws who imports whom', () => {
  const nodeOf = (workspace: Workspace): string =>
    workspace.site && workspace.name !== 'shell' ? 'remotes' : workspace.name.replace('@site/', '');
  const graph = new Map<string, Set<string>>();
  for (const workspace of packages) {
    const node = nodeOf(workspace);
    const imported = productionSources(workspace).flatMap(siteImportsOf).map(packageOf);
    const others = imported.map((name) => name.replace('@site/', '')).filter((to) => to !== node);
    graph.set(node, new Set([...(graph.get(node) ?? []), ...others]));
  }
  const [, drawing = ''] = /```mermaid\n([\s\S]*?)```/.exec(textOf('docs/architecture.md')) ?? [];
  const drawn = drawing.split('\n').flatMap((line) => /^ *(\S+ --> \S+)$/.exec(line)?.[1] ?? []);
  expect(drawn.sort()).toEqual(withoutShortcuts(graph).sort());
});
