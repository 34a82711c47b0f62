import { typedPath } from '@site/contract/data-place';
import { writeArchive } from '../pack/archive';
import { writePack } from '../pack/write-pack';

/**
 * Writes the server with the live set as a folder or, for a name that ends in `.tgz`, an archive.
 * @returns what was written, in one line
 * @throws Fault when the folder has something in it
 */
export async function packServer(target: string): Promise<string> {
  const path = typedPath(target);
  const { set } = await (path.endsWith('.tgz') ? writeArchive(path) : writePack(path));
  return `${path}: set ${set} and its server, to start with "node serve.js"`;
}
