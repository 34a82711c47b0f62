import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@site/contract/paths';
import { buildSync } from 'esbuild';

interface Manifest {
  /** Sources that a server needs in every language at once, e.g. the words of its mails. */
  editions?: string[];
  dependencies?: Record<string, string>;
}

function manifestOf(dir: string): Manifest {
  const file = join(dir, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** When a source of a package, or of the site's packages that it needs, has last changed. */
function changedAt(dir: string): number {
  const packages = Object.keys(manifestOf(dir).dependencies ?? {})
    .filter((name) => name.startsWith('@site/'))
    .map((name) => join(root, 'node_modules', name))
    .concat(dir);
  const files = packages.flatMap((each) =>
    readdirSync(join(each, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => join(each, 'src', name)),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

/**
 * Writes the Spanish edition of a package's `editions`, one file without imports: `words.es.ts` next
 * to `words.ts`. A page has one language, so webpack chooses its messages; a server writes to
 * customers in both.
 * @param dir of a package whose messages are written
 */
export function writeEditions(dir: string): void {
  for (const source of manifestOf(dir).editions ?? []) {
    const target = join(dir, source.replace(/\.ts$/, '.es.ts'));
    if (existsSync(target) && statSync(target).mtimeMs >= changedAt(dir)) continue;
    const { outputFiles } = buildSync({
      entryPoints: [join(dir, source)],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      platform: 'neutral',
      resolveExtensions: ['.es.ts', '.ts'],
      logLevel: 'error',
    });
    const code = outputFiles[0]?.text ?? '';
    // Another tool may read it at this moment.
    const written = `${target}.${process.pid}`;
    writeFileSync(
      written,
      `// @ts-nocheck Made from ${basename(source)}: change that file.\n${code}`,
    );
    renameSync(written, target);
  }
}
