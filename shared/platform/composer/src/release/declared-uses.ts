import { readFileSync } from 'node:fs';
import { Fault } from '@site/contract/fault';
import type TS from 'typescript';
import type { Compilation, Module } from 'webpack';
import { compiler } from './typescript';

const ts = compiler();

/**
 * A module of a remote, e.g. `mf-shop/prices`. Known by its start, because a part in its own
 * repository has no list of the others.
 */
const moduleId = /^mf-[a-z0-9-]+\/[\w-]+$/;
/** A quick test: most sources name no module and need not be parsed. */
const anyId = /['"`]mf-[a-z0-9-]+\/[\w-]+['"`]/;

/** Source files that the build put into its chunks, without those of packages. */
export function builtSources({ chunks, chunkGraph }: Compilation): string[] {
  const files = new Set<string>();
  const add = (module: Module & { resource?: string; modules?: Module[] }) => {
    module.modules?.forEach(add);
    const { resource = '' } = module;
    if (/\.tsx?$/.test(resource) && !resource.includes('/node_modules/')) files.add(resource);
  };
  for (const chunk of chunks) chunkGraph.getChunkModules(chunk).forEach(add);
  return [...files].sort();
}

/**
 * Keeps `consumes` true, because other checks use it to find who uses a module. A use is an id that
 * stands in the sources as a string. An id that is assembled at run time is not found.
 * @param consumes what the part declares @param files its sources @param nameOf display name of a
 *   file
 * @throws Fault naming every undeclared use with its file, and every unused declaration
 */
export function checkUses(
  part: string,
  consumes: string[],
  files: string[],
  nameOf: (file: string) => string,
): void {
  const uses = new Map<string, string>();
  for (const file of files) {
    for (const id of idsIn(file)) if (!uses.has(id)) uses.set(id, nameOf(file));
  }
  const where = 'in site.consumes of its package.json';
  const faults = [
    ...[...uses]
      .filter(([id]) => !id.startsWith(`${part}/`) && !consumes.includes(id))
      .map(([id, file]) => `${part} uses ${id} in ${file} but does not declare it ${where}`),
    ...consumes
      .filter((id) => !uses.has(id))
      .map((id) => `${part} declares ${id} ${where} but uses it nowhere`),
  ];
  if (faults.length > 0) throw new Fault(faults.join('\n'));
}

/** Ids in a file. Ids inside types do not count: they do not exist at run time. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!anyId.test(text)) return [];
  const ids: string[] = [];
  const visit = (node: TS.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && moduleId.test(node.text)) ids.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return ids;
}
