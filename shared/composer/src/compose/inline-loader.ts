import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outboxPrefix } from '@site/data-types/outbox';
import { minify } from 'terser';
import { ts } from '../release/typescript';

/** The script inside every document: `page-loader.ts`, compiled and minified. */
export async function pageLoader(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, 'page-loader.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.ESNext },
  });
  const { code = '' } = await minify(outputText, {
    compress: { passes: 2, global_defs: { outboxPrefix } },
    mangle: true,
  });
  return code;
}
