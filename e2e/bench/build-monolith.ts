import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parts } from '@site/build/parts';
import webpack from 'webpack';
import { compile } from '../compile';
import { root } from '../site';
import { monolithConfig } from './monolith-config';

/** Bytes of a file after brotli at its highest level. */
export const packed = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Writes the module with the routes of all remotes that visitors load. */
function writeEveryRemote(file: string): void {
  const dirs = parts.filter(({ name, site }) => name !== 'shell' && !site.private);
  const imports = dirs.map(
    ({ dir }, i) => `import { routes as r${i} } from ${JSON.stringify(join(dir, 'src/routes'))};`,
  );
  const all = dirs.map((_, i) => `...r${i}`).join(', ');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${imports.join('\n')}\nexport const remotes = [${all}];\n`);
}

export interface Monolith {
  /** Folder of its files: `main.js` and `main.css` start it. */
  out: string;
  /** Bytes of the scripts that a page with these chunks needs. */
  bytesOf: (chunks: string[]) => number;
}

/** Builds the same sources as a single bundle without federation. */
export async function buildMonolith(): Promise<Monolith> {
  const out = join(root, 'e2e/test-results/monolith');
  const config = monolithConfig(join(root, 'shell'), join(root, 'e2e/bench/monolith.tsx'), out);
  const remotes = join(root, 'e2e/test-results/every-remote.ts');
  writeEveryRemote(remotes);
  config.plugins?.push(new webpack.NormalModuleReplacementPlugin(/every-remote$/, remotes));
  const { namedChunkGroups: groups } = await compile(config);
  const filesOf = (name: string): string[] => {
    const group = groups.get(name);
    if (!group)
      throw new Error(
        `The single bundle has no chunk "${name}"; it has ${[...groups.keys()].join(', ')}`,
      );
    return group.getFiles().filter((file) => file.endsWith('.js'));
  };
  const bytesOf = (chunks: string[]) =>
    [...new Set(['main', ...chunks].flatMap(filesOf))].reduce(
      (sum, file) => sum + packed(join(out, file)),
      0,
    );
  return { out, bytesOf };
}
