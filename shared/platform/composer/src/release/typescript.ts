import { createRequire } from 'node:module';
import type typescript from 'typescript';

const nodeRequire = createRequire(import.meta.url);

/**
 * The compiler, loaded by the first call: it takes half a second, and most commands do not need it.
 * Uses require, since an import first scans its nine megabytes for export names.
 */
export const compiler = () => nodeRequire('typescript') as typeof typescript;
