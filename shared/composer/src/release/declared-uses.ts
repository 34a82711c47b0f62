import { readFileSync } from 'node:fs';
import { remoteNames } from '@site/build/parts';
import type { PartName } from '@site/data-types/contract';
import type TS from 'typescript';
import type { Compilation, Module } from 'webpack';
import { Fault } from '../fault';
import { ts } from '../typescript';

/** A module of another part, e.g. `mf-booking/windows`. */
const moduleId = new RegExp(`^(${remoteNames.join('|')})/[\\w-]+$`);
/** Most sources name none and need not be parsed. */
const anyId = new RegExp(`['"\`](${remoteNames.join('|')})/[\\w-]+['"\`]`);

/** Source files that a build has taken into its chunks, without those of packages. */
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
 * Whoever changes or removes a module is told who uses it by what parts declare, so that has to be
 * what they do. A use is an id that stands in the sources as a value, wherever it is handed to; one
 * that is put together at run time is not seen.
 * @param consumes what the part declares @param files its sources @param nameOf how a file is named
 * @throws Fault naming every module that is used and not declared, with the file, or the contrary
 */
export function checkUses(
  part: PartName,
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

/** Ids in a file; those within types are gone when it runs. */
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
