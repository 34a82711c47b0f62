import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@site/contract/paths';
import { bundleServer } from './server-bundle';
import { readFiles, scriptsFolder } from './server-files';

/**
 * Bundles the server for `site serve` in the sources. The process that serves then holds neither the
 * compiler of TypeScript nor the packages of the build.
 * @returns the script to import
 */
export async function keptServer(): Promise<string> {
  const files = await bundleServer();
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  const cache = join(root, 'node_modules/.cache/site-server');
  const dir = join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(dir)) {
    const half = `${dir}.${process.pid}.part`;
    await mkdir(join(half, scriptsFolder), { recursive: true });
    for (const { name, bytes } of files) await writeFile(join(half, scriptsFolder, name), bytes);
    for (const { source, place } of readFiles) {
      await mkdir(dirname(join(half, place)), { recursive: true });
      await symlink(source, join(half, place));
    }
    await writeFile(join(half, 'package.json'), '{"type":"module"}\n');
    // Another process may have made the same folder meanwhile.
    await rename(half, dir).catch(() => rm(half, { recursive: true }));
  }
  return join(dir, scriptsFolder, 'packed-cli.js');
}
