import { createRequire } from 'node:module';
import type typescript from 'typescript';

/** The compiler. Uses require, since an import first scans its nine megabytes for export names. */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
