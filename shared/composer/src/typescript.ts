import { createRequire } from 'node:module';
import type typescript from 'typescript';

/** The compiler. Required: an import would first search its nine megabytes for names of exports. */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
