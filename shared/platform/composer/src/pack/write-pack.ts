import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '@site/contract/fault';
import { releaseDir, setDir } from '@site/contract/paths';
import { planExport } from '../export/what-to-export';
import { preparedFile } from './prepared-file';
import { bundleServer } from './server-bundle';
import { scriptsFolder, serverFiles } from './server-files';

export interface Packed {
  /** Id of the set that it serves. */
  set: string;
}

/** Files for the machine that runs a pack, as they are. */
const files = join(import.meta.dirname, 'files');

const start = `import { main } from './${scriptsFolder}/packed-cli.js';

process.exitCode = await main(process.argv.slice(2));
`;

/**
 * Writes everything that a machine needs to serve the live set, besides Node: scripts, migrations,
 * the set, and the releases that open tabs may request. No history, no settings, no secrets.
 * @param dir is created; may exist if it is empty
 * @throws Fault when it has something in it, or a release was altered
 */
export async function writePack(dir: string): Promise<Packed> {
  if ((await readdir(dir).catch(() => [])).length > 0)
    throw new Fault(`${dir}: is not empty; a new version needs a folder of its own`);
  const { set, releases } = await planExport();
  await mkdir(dir, { recursive: true });
  const put = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  };
  const copy = (source: string, path: string) => cp(source, join(dir, path), { recursive: true });
  const { scripts } = await bundleServer();
  for (const { name, bytes } of scripts) await put(join(scriptsFolder, name), bytes);
  const { files: read, prepared } = await serverFiles();
  for (const { source, place } of read) await copy(source, place);
  const file = await preparedFile({ prepared });
  if (file) await copy(file.source, join(scriptsFolder, file.name));
  await copy(files, '.');
  await put('serve.js', start);
  const about = { name: 'site-server', private: true, type: 'module', set: set.id };
  const engines = { node: '>=20.19' };
  await put('package.json', `${JSON.stringify({ ...about, engines }, null, 2)}\n`);
  await copy(join(setDir(set.id), 'set.json'), `.site/sets/${set.id}/set.json`);
  await copy(join(setDir(set.id), 'public'), `.site/sets/${set.id}/public`);
  for (const { path, source } of releases) {
    const [, name = '', version = '', ...file] = path.split('/');
    const place = `.site/releases/${name}/${version}`;
    await copy(source, `${place}/browser/${file.join('/')}`);
    await copy(join(releaseDir(name, version), 'release.json'), `${place}/release.json`);
  }
  // Without an instant, which would make other bytes each time. The pointer is last: a folder
  // without it is not served.
  await put('.site/live', `${set.id} \n`);
  return { set: set.id };
}
