import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { givenBackend, type PackParts } from '@site/contract/backend';

const nodeRequire = createRequire(import.meta.url);
const requireOfLock = createRequire(nodeRequire.resolve('@site/file-lock'));
const requireOfServer = createRequire(nodeRequire.resolve('@site/server/serve'));
const zstd = join(dirname(requireOfServer.resolve('@bokuweb/zstd-wasm')), '../..');
export const nativeLock = dirname(requireOfLock.resolve('fs-native-extensions'));

/**
 * Folder of the scripts in a pack. It is as deep as a package's `src` in the repository, because the
 * packages' code looks for its files from its own folder, and for the project four floors up.
 */
export const scriptsFolder = 'lib/platform/server/src';

/** Everything that a server reads while it runs. */
export interface ServerFiles extends PackParts {
  /** Places are from the root of the pack. */
  files: { source: string; place: string }[];
}

/** The files of a server with the given backend. */
export async function serverFiles(): Promise<ServerFiles> {
  const { scripts, files = [], prepared } = (await (await givenBackend())?.pack?.()) ?? {};
  return {
    scripts: { 'packed-cli': join(import.meta.dirname, '../packed-cli.ts'), ...scripts },
    files: [
      ...['linux-x64', 'linux-arm64', 'darwin-arm64'].map((system) => ({
        source: join(nativeLock, 'prebuilds', system, 'fs-native-extensions.node'),
        place: `lock/${system}/fs-native-extensions.node`,
      })),
      { source: zstd, place: 'node_modules/@bokuweb/zstd-wasm' },
      ...files,
    ].map(({ source, place }) => ({ source, place: join(scriptsFolder, place) })),
    ...(prepared && { prepared }),
  };
}
