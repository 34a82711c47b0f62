import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { Fault } from '@site/contract/fault';

/** Compiled bundles by file: a promotion runs each twice, to render pages and to check routes. */
const compiled = new Map<string, { code: string; run: ReturnType<typeof compileFunction> }>();

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a part's server bundle. It can require the given singletons and Node's own modules, nothing
 * else, so a release never depends on what is installed when it is rendered.
 * @throws Fault naming the bundle and the module that it cannot have
 */
export function loadBundle<Exports>(file: string, provided: Record<string, unknown>): Exports {
  let code: string;
  try {
    code = readFileSync(file, 'utf8');
  } catch {
    throw new Fault(`${file}: the release has no server bundle`);
  }
  const module = { exports: {} as unknown };
  const require = (id: string): unknown => {
    if (id in provided) return provided[id];
    if (isBuiltin(id)) return nodeRequire(id);
    throw new Fault(`${file}: asks for "${id}", which the shell does not provide`);
  };
  let bundle = compiled.get(file);
  if (bundle?.code !== code) {
    const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
    bundle = { code, run };
    compiled.set(file, bundle);
  }
  bundle.run(module, module.exports, require);
  return module.exports as Exports;
}
