import { writeMessages } from '@site/build/messages';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { basename, join } from 'node:path';
import { root } from '@site/contract/paths';
import { givenBackendByName } from './given-backend-plugin';
import { nativeLock, serverFiles } from './server-files';

/** The lock is machine code, one file per system; its package would look for it in node_modules. */
const lockOfSystem: Plugin = {
  name: 'lock-of-system',
  setup(esbuild) {
    const filter = /fs-native-extensions[/\\]binding\.js$/;
    esbuild.onLoad({ filter }, () => ({
      contents:
        'const file = `./lock/${process.platform}-${process.arch}/fs-native-extensions.node`;' +
        'module.exports = require(file);',
      resolveDir: nativeLock,
    }));
  },
};

export interface ServerBundle {
  scripts: { name: string; bytes: Uint8Array }[];
  /** Every file that they were made from. */
  sources: string[];
}

/** The server and all packages that it needs, as a few scripts. */
export async function bundleServer(): Promise<ServerBundle> {
  writeMessages();
  const { outputFiles, metafile } = await build({
    entryPoints: (await serverFiles()).scripts,
    // Comments of the scripts name each source from here, so the bytes are the same on any machine.
    absWorkingDir: root,
    outdir: '.',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [givenBackendByName, lockOfSystem],
    // A package that pg uses if the owner has installed it.
    external: ['pg-native'],
    // Packages in CommonJS call `require` for modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return {
    scripts: outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents })),
    sources: Object.keys(metafile.inputs).map((path) => join(root, path)),
  };
}
