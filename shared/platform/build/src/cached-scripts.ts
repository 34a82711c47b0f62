import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { parseTsconfig } from 'get-tsconfig';
import type { LoaderContext } from 'webpack';
import { CachedResults } from './cached-results';

interface Options {
  /** The part's tsconfig.json. */
  configFile: string;
}

interface Data {
  /** All that the compiled text depends on. */
  input?: string;
}

const require = createRequire(import.meta.url);

/** The compiler that ts-loader loads: a part's own repository may have another one, too. */
const compiler = createRequire(require.resolve('ts-loader')).resolve('typescript/package.json');

const cached = new CachedResults(
  [import.meta.filename, join(import.meta.dirname, 'webpack-rules.ts'), compiler],
  ['ts-loader'],
);

/** Compiler options by the file that names them; with those of the files that it extends. */
const options = new Map<string, string>();

/** @returns undefined if the file cannot be read: ts-loader, which runs then, names the reason */
function optionsOf(configFile: string): string | undefined {
  let text = options.get(configFile);
  if (text === undefined) {
    try {
      text = JSON.stringify(parseTsconfig(configFile).compilerOptions ?? {});
    } catch {
      return undefined;
    }
    options.set(configFile, text);
  }
  return text;
}

/**
 * Skips the loaders after this one for a script that they have compiled before: both builds of a
 * part, and all parts, compile the same shared sources.
 */
export function pitch(this: LoaderContext<Options>): void {
  const done = this.async();
  const compilerOptions = optionsOf(this.getOptions().configFile);
  if (compilerOptions === undefined) return done(null);
  this.addDependency(this.resourcePath);
  this.fs.readFile(this.resourcePath, (error, source) => {
    if (error) return done(error);
    const input = [extname(this.resourcePath), compilerOptions, String(source)].join('\n');
    (this.data as Data).input = input;
    const text = cached.read(input);
    if (text === undefined) done(null);
    else done(null, text);
  });
}

/** Keeps a script that was compiled without errors. */
export default function keepScript(this: LoaderContext<Options>, text: string): string {
  const { input } = this.data as Data;
  if (input !== undefined && !this._module?.getNumberOfErrors()) cached.keep(input, text);
  return text;
}
