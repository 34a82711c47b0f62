import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import ts from 'typescript';
import { TypeWriter } from './type-writer';

/** Text of a module with these sources. @param installed files below node_modules */
function written(source: string, installed: Record<string, string> = {}): string {
  const dir = temporaryDir('types');
  const file = join(dir, 'module.ts');
  writeFileSync(file, source);
  for (const [name, text] of Object.entries(installed)) {
    mkdirSync(dirname(join(dir, 'node_modules', name)), { recursive: true });
    writeFileSync(join(dir, 'node_modules', name), text);
  }
  const program = ts.createProgram([file], { strict: true, lib: ['lib.es2023.d.ts'], types: [] });
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
  return new TypeWriter(program).module(checker.getExportsOfModule(symbol as ts.Symbol));
}

test.each([
  [
    'names of the sources are written out',
    'interface Zip { code: string; near?: string[] } export const lookUp = (zip: string): Zip => ({ code: zip });',
    '{ lookUp: (a0: string) => { code: string; near?: (Array<string>) | (undefined) } }',
  ],
  [
    'types alone do not count, since they do not exist at run time',
    'export type A = string; export interface B { c: number } export const d = 1 as number;',
    '{ d: number }',
  ],
  [
    'utility types are resolved',
    'export const a = {} as Record<string, Partial<{ b: Promise<1> }>>;',
    '{ a: { [key: string]: { b?: (Promise<1>) | (undefined) } } }',
  ],
  [
    'an alias of a type of the language is that type',
    'type Zips = string[]; export const a = {} as { b: Zips | undefined; c: Readonly<Zips> };',
    '{ a: { b: (Array<string>) | (undefined); c: ReadonlyArray<string> } }',
  ],
  [
    'tuples keep optional members and the rest',
    'type Pair = [string, 1?]; export const a = {} as { b: Pair; c: [string, ...number[]]; d: Promise<Pair> };',
    '{ a: { b: readonly [string, ((1) | (undefined))?]; c: readonly [string, ...Array<number>]; d: Promise<readonly [string, ((1) | (undefined))?]> } }',
  ],
  [
    'a recursive type gets a name',
    'interface Tree { children: Tree[] } export declare const tree: Tree;',
    '{ tree: Recursive0 }',
  ],
  [
    'optional arguments and rest arguments',
    'export const f = (a: string, b = 1, ...c: string[]): void => void [a, b, c];',
    '{ f: (a0: string, a1?: number, ...a2: Array<string>) => void }',
  ],
  [
    'overloads and properties of functions',
    'export declare const f: { (a: 1): 2; (a: 3): 4; readonly name2: string };',
    '{ f: { (a0: 1): 2; (a0: 3): 4; name2: string } }',
  ],
])('%s', (_, source, text) => expect(written(source)).toContain(`export type Module = ${text};`));

test('the same type gives the same text, in every notation', () => {
  const one = written('export declare const a: { x: 1; y: "b" | "a" };');
  expect(written('type Y = "a" | "b"; export declare const a: { y: Y; x: 1 };')).toBe(one);
});

test('a recursive type is declared before the module', () =>
  expect(written('interface T { more?: T } export declare const t: T;')).toMatch(
    /^type Recursive0 = \{ more\?: .*Recursive0.* \};\nexport type Module = /,
  ));

test('packages of the site are written out where they are installed, others by name', () => {
  const zip = 'export interface Zip { code: string }';
  const source =
    "import type { Zip } from '@site/zips'; import type { Node } from 'nodes'; export declare const a: Zip; export declare const b: Node;";
  const text = written(source, {
    '@site/zips/index.ts': zip,
    'nodes/index.d.ts': 'export interface Node { tag: string }',
  });
  expect(text).toContain('a: { code: string }');
  expect(text).toContain('b: External<"Node">');
});
