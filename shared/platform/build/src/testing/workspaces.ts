import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PartDeclaration } from '@site/data-types/contract';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../../../../..');

export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
  site?: PartDeclaration;
}

export interface Workspace extends Manifest {
  /** Folder below the root; empty for the root itself. */
  dir: string;
}

/** Files that git has or would add, below a folder. */
export const filesOf = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const manifestOf = (dir: string): Workspace => ({
  ...(JSON.parse(textOf(join(dir, 'package.json'))) as Manifest),
  dir,
});

/** Every package of the repository. */
export const workspaces: Workspace[] = filesOf(
  'shared/*/*/package.json',
  'shell/package.json',
  'mf-*/package.json',
  'e2e/package.json',
).map((file) => manifestOf(dirname(file)));

/** TypeScript and JavaScript files of a package. */
export const sourcesOf = ({ dir }: Workspace): string[] =>
  filesOf(dir).filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && !file.endsWith('.d.ts'));

/** Whether only tests and tools run the file. */
export const isForTests = (file: string): boolean =>
  /\.test\.tsx?$|testing\.tsx?$|\/testing\/|\/test-[\w-]+\.ts$|\.config\.js$|\/jest-setup\.ts$/.test(
    file,
  );

/** Imports of a file. @param types whether to include what is imported as a type only */
export function importsOf(file: string, { types = true } = {}): string[] {
  const text = textOf(file);
  const code = types ? text : text.replace(/^(?:import|export) type [^;]*;/gm, '');
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^[@.\w]/.test(name));
}

/** Packages of this repository that a file imports, or finds by `resolve()`. */
export const siteImportsOf = (file: string): string[] =>
  [
    ...importsOf(file),
    ...[...textOf(file).matchAll(/\bresolve\(\s*['"`](@site\/[^'"`]+)/g)].map(
      ([, name = '']) => name,
    ),
  ].filter((name) => name.startsWith('@site/'));

/** `@site/ui/button` → `@site/ui` */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that an import of the repository means; undefined for packages and assets. */
export function resolveImport(from: string, name: string): string | undefined {
  let base: string | undefined;
  if (name.startsWith('.')) base = join(dirname(from), name);
  else {
    const owner = workspaces.find((workspace) => workspace.name === packageOf(name));
    if (!owner) return undefined;
    const request = `.${name.slice(owner.name.length)}`;
    for (const [pattern, target] of Object.entries(owner.exports ?? {})) {
      const [head = '', tail] = pattern.split('*');
      if (tail === undefined ? pattern !== request : !request.startsWith(head)) continue;
      const rest = request.slice(head.length, request.length - (tail ?? '').length);
      base = join(owner.dir, target.replaceAll('*', rest));
      if (existsSync(join(root, base))) break;
    }
  }
  if (base === undefined) return undefined;
  return endings
    .map((ending) => `${base}${ending}`)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(join(root, file)));
}
