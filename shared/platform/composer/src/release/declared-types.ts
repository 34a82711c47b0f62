import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import type { PartDeclaration, Release } from '@site/data-types/contract';
import type TS from 'typescript';
import { TypeWriter } from './type-writer';
import { compiler } from './typescript';

const ts = compiler();

const contract = '@site/data-types/federated-modules';

/**
 * Types of a part's exposed modules and records, and those it expects of the modules it consumes,
 * as text without imports. Reads types only; the type checker reports errors.
 * @throws Fault naming a consumed module or a record kind that the contract does not describe
 */
export function declaredTypes(
  dir: string,
  name: string,
  { exposes, records = [], consumes }: PartDeclaration,
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
  const described = exportsOf(resolvedModule.resolvedFileName)
    .filter((symbol) => symbol.name === 'FederatedModules' || symbol.name === 'FederatedRecords')
    .flatMap((map) => checker.getDeclaredTypeOfSymbol(map).getProperties());
  const typeOf = (id: string): [string, string] => {
    const property = described.find((symbol) => symbol.name === id);
    if (!property) throw new Fault(`${name}: names ${id}, which ${contract} lacks`);
    return [id, writer.type(checker.getTypeOfSymbol(property))];
  };
  return {
    exposes: Object.fromEntries([
      ...files.map(({ id, file }) => [id, writer.module(exportsOf(file))] as const),
      ...records.map((kind) => typeOf(`${name}/${kind}`)),
    ]),
    consumes: Object.fromEntries(consumes.map(typeOf)),
  };
}

function readOptions(dir: string): TS.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(dir, 'tsconfig.json'), {}, host);
  if (!parsed) throw new Fault(`${join(dir, 'tsconfig.json')}: cannot be read`);
  return parsed;
}
