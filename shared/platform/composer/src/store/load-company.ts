import { loadCompany as load } from '@site/contract/load-company';
import type { SiteFacts } from '@site/contract/company';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

/** Imports a module in TypeScript as it is now. tsx takes ten times as long to start. */
async function importTypeScript(url: string): Promise<unknown> {
  const filename = fileURLToPath(url);
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [filename],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    define: {
      'import.meta.url': JSON.stringify(url),
      'import.meta.filename': JSON.stringify(filename),
      'import.meta.dirname': JSON.stringify(dirname(filename)),
    },
    logLevel: 'silent',
  });
  const module = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'require'], { filename });
  run(module, createRequire(url));
  return module.exports;
}

/**
 * The company of this site.
 * @throws Fault naming the file, the field and what it must be
 */
export const loadCompany = (): Promise<SiteFacts> => load(process.env, importTypeScript);
