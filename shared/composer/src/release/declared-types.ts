import { join } from 'node:path';
import type { PartDeclaration, PartName, Release } from '@site/data-types/contract';
import type TS from 'typescript';
import { Fault } from '../fault';
import { ts } from '../typescript';
import { TypeWriter } from './type-writer';

const contract = '@site/data-types/federated-modules';

/**
 * What a part's exposed modules are, and what it expects of those that it consumes, as text that
 * needs nothing else to be understood. Only types are read; errors are the type checker's business.
 * @throws Fault naming a consumed module that the contract does not describe
 */
export function declaredTypes(
  dir: string,
  name: PartName,
  { exposes, consumes }: PartDeclaration,
): Release['types'] {
  const options = readOptions(dir);
  const { resolvedModule } = ts.resolveModuleName(
    contract,
    join(dir, 'src/index.ts'),
    options.options,
    ts.sys,
  );
  if (!resolvedModule) throw new Fault(`${dir}: finds no ${contract}`);
  const files = Object.entries(exposes).map(([request, file]) => ({
    id: name + request.slice(1),
    file: join(dir, file),
  }));
  const program = ts.createProgram(
    [
      ...files.map(({ file }) => file),
      resolvedModule.resolvedFileName,
      ...options.fileNames.filter((file) => file.endsWith('.d.ts')),
    ],
    { ...options.options, types: [] },
  );
  const checker = program.getTypeChecker();
  const writer = new TypeWriter(program);
  const exportsOf = (file: string): TS.Symbol[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Fault(`${file}: is no module`);
    return checker.getExportsOfModule(symbol);
  };
  const map = exportsOf(resolvedModule.resolvedFileName).find(
    (symbol) => symbol.name === 'FederatedModules',
  );
  const modules = map && checker.getDeclaredTypeOfSymbol(map);
  return {
    exposes: Object.fromEntries(files.map(({ id, file }) => [id, writer.module(exportsOf(file))])),
    consumes: Object.fromEntries(
      consumes.map((id) => {
        const property = modules && checker.getPropertyOfType(modules, id);
        if (!property) throw new Fault(`${name}: consumes ${id}, which ${contract} lacks`);
        return [id, writer.type(checker.getTypeOfSymbol(property))];
      }),
    ),
  };
}

function readOptions(dir: string): TS.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(dir, 'tsconfig.json'), {}, host);
  if (!parsed) throw new Fault(`${join(dir, 'tsconfig.json')}: cannot be read`);
  return parsed;
}
