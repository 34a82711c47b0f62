import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats } from 'webpack';

/** Where the compiler of a script found a syntax error, in its drawing of the source. */
const drawnPlace = /[[(]([^\s[\]()]+):(\d+):(\d+)[\])]/;

/**
 * The errors of a build, each as `mf-blog/src/routes.tsx:31:5 message`.
 * @param root folder above the part
 */
export function buildErrors(stats: Stats, root: string): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const { context } = stats.compilation.compiler;
  return errors.map(({ message, moduleName = '' }) => {
    const text = readable(message);
    const [drawn, file, line, column] = drawnPlace.exec(text) ?? [];
    if (drawn && file) return `${relative(root, file)}:${line}:${column} ${text}`;
    const [from = ''] = /[^!]+$/.exec(moduleName) ?? [];
    const source = join(context, from);
    return `${[relative(root, source), importLine(source, text)].filter(Boolean).join(':')} ${text}`;
  });
}

/** Line of an import that cannot be resolved: webpack has only its place in the compiled code. */
function importLine(source: string, text: string): number | undefined {
  const [, request] = /resolve '([^']+)'/.exec(text) ?? [];
  if (request === undefined || !existsSync(source)) return undefined;
  const lines = readFileSync(source, 'utf8').split('\n');
  const index = lines.findIndex(
    (line) => line.includes(`'${request}'`) || line.includes(`"${request}"`),
  );
  return index < 0 ? undefined : index + 1;
}

/** Without colors, the name of the loader and its own stack. */
const readable = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/^Module build failed .*:\n(Error: )?/, '')
    .replace(/\n\s*Caused by:[^]*$/, '')
    .trim();
