import { extname } from 'node:path';
import { parseTsconfig } from 'get-tsconfig';
import type { LoaderContext } from 'webpack';
import { KeptResults } from './kept-results';

interface Options {
  /** The part's tsconfig.json. */
  configFile: string;
}

interface Data {
  /** The compiled text depends on it. */
  input?: string;
}

const kept = new KeptResults(
  [import.meta.filename, new URL('webpack-rules.ts', import.meta.url).pathname],
  ['typescript', 'ts-loader'],
);

/** Compiler options by the file that names them; with those of the files that it extends. */
const options = new Map<string, string>();

function optionsOf(configFile: string): string {
  let text = options.get(configFile);
  if (text === undefined) {
    text = JSON.stringify(parseTsconfig(configFile).compilerOptions);
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
  this.addDependency(this.resourcePath);
  this.fs.readFile(this.resourcePath, (error, source) => {
    if (error) return done(error);
    const { configFile } = this.getOptions();
    const input = [extname(this.resourcePath), optionsOf(configFile), String(source)].join('\n');
    (this.data as Data).input = input;
    const text = kept.read(input);
    if (text === undefined) done(null);
    else done(null, text);
  });
}

/** Keeps a script that was compiled without errors. */
export default function keepScript(this: LoaderContext<Options>, text: string): string {
  const { input } = this.data as Data;
  if (input !== undefined && !this._module?.getErrors()) kept.keep(input, text);
  return text;
}
