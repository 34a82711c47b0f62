import { importsOf, resolveImport, sourcesOf, workspaces } from './testing/workspaces';

/** Every circle of the graph as `a → b → a`. */
function circlesIn(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const circles = (graph.get(file) ?? []).flatMap((next) => visit(next, [...path, file]));
    done.add(file);
    return circles;
  };
  return [...graph.keys()].flatMap((file) => visit(file, []));
}

test('a circle is found and named', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesIn(graph)).toEqual(['b → c → b']);
});

test('no imports of the repository form a circle, types, tests and import() included', () => {
  const graph = new Map(
    workspaces
      .flatMap(sourcesOf)
      .map((file) => [file, importsOf(file).flatMap((name) => resolveImport(file, name) ?? [])]),
  );
  // Otherwise imports of these kinds were not found, and the test would prove nothing.
  for (const [file, imported] of [
    ['shared/browser/data-types/src/appointment.ts', 'shared/browser/data-types/src/estimate.ts'],
    ['mf-booking/src/routes.tsx', 'mf-booking/src/routes/warranty.tsx'],
    ['shared/platform/delivery/src/database.ts', 'shared/platform/contract/src/parse.ts'],
    ['shared/business/backend/src/site.ts', 'shared/business/backend/src/staff/run-staff.ts'],
  ] as const)
    expect(graph.get(file)).toContain(imported);
  expect(circlesIn(graph)).toEqual([]);
});
