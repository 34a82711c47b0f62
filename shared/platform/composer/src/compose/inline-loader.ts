import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CachedResults } from '@site/build/cached-results';
import { compiler } from '../release/typescript';

/** Matches keys with one of the prefixes; without prefixes, no key. */
const keyPattern = (prefixes: string[]): string =>
  prefixes.length
    ? `/${prefixes.map((prefix) => `^${prefix.replace(/[^\w-]/g, '\\$&')}`).join('|')}/`
    : '/(?!)/';

/**
 * The script inside every document: `page-loader.ts`, compiled and minified.
 * @param storedPrefixes prefixes of localStorage keys because of which a page starts by itself
 */
export function pageLoader(storedPrefixes: string[]): Promise<string> {
  const key = storedPrefixes.join('\n');
  const loader = loaders.get(key) ?? makeLoader(storedPrefixes);
  loaders.set(key, loader);
  return loader;
}

/** By prefixes. A development server writes many documents with the same one. */
const loaders = new Map<string, Promise<string>>();

async function makeLoader(storedPrefixes: string[]): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, 'page-loader.ts'), 'utf8');
  const input = JSON.stringify([source, storedPrefixes]);
  const cached = new CachedResults([import.meta.filename], ['typescript', 'terser']);
  const known = cached.read(input);
  if (known) return known;
  const ts = compiler();
  const { minify } = await import('terser');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      alwaysStrict: false,
    },
  });
  const { code = '' } = await minify(outputText, {
    compress: {
      ecma: 2020,
      passes: 3,
      unsafe_arrows: true,
      global_defs: { '@storedKeys': keyPattern(storedPrefixes) },
    },
    mangle: true,
  });
  cached.keep(input, code);
  return code;
}
