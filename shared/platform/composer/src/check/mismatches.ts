import type TS from 'typescript';
import { CachedResults } from '@site/build/cached-results';
import { compiler } from '../release/typescript';

/** Two types as releases record them. An empty text is not compared. */
export interface Pair {
  offered: string;
  wanted: string;
}

const known = new Map<string, string>();
const retained = new CachedResults([import.meta.filename], ['typescript']);
const libraries = new Map<string, TS.SourceFile | undefined>();

const source = ({ offered, wanted }: Pair): string =>
  [
    'type External<Name extends string> = { readonly external: Name };',
    `declare namespace Offered { ${offered} }`,
    `declare namespace Wanted { ${wanted} }`,
    'declare const offered: Offered.Module;',
    'export const wanted: Wanted.Module = offered;',
  ].join('\n');

/**
 * Checks with the compiler whether the offered type is assignable to the expected one.
 * @returns for each pair the compiler's message, or an empty string when they fit
 */
export function mismatches(pairs: Pair[]): string[] {
  const sources = pairs.map((pair) => (pair.offered && pair.wanted ? source(pair) : ''));
  const unknown = [...new Set(sources)].filter((text) => text && !isKnown(text));
  if (unknown.length > 0) compile(unknown);
  return sources.map((text) => known.get(text) ?? '');
}

function isKnown(text: string): boolean {
  const before = known.get(text) ?? retained.read(text);
  if (before !== undefined) known.set(text, before);
  return before !== undefined;
}

function compile(texts: string[]): void {
  const ts = compiler();
  const options: TS.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const files = new Map(texts.map((text, i) => [`/pair-${i}.ts`, text]));
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (name) => files.has(name) || host.fileExists(name),
    getSourceFile(name, target) {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target);
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, target));
      return libraries.get(name);
    },
  });
  for (const [name, text] of files) {
    const [found] = program.getSemanticDiagnostics(program.getSourceFile(name));
    const reason = found ? reasonOf(found.messageText) : '';
    known.set(text, reason);
    retained.keep(text, reason);
  }
}

/** The first line names two long types, the second the place, the last one the reason. */
function reasonOf(message: string | TS.DiagnosticMessageChain): string {
  const lines: string[] = [];
  let next = typeof message === 'string' ? { messageText: message } : message;
  for (;;) {
    lines.push(next.messageText);
    const [deeper] = ('next' in next && next.next) || [];
    if (!deeper) break;
    next = deeper;
  }
  return [...new Set([lines[1] ?? lines[0], lines.at(-1)])].join(' ');
}
