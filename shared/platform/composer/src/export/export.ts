import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fault } from '@site/contract/fault';
import { setDir } from '@site/contract/paths';
import { exportedCanary, writeCanaryDocuments } from './canary';
import { nginxConfig } from './nginx-config';
import { headersFile, redirectsFile } from './static-host-files';
import { filesBelow } from '@site/contract/files-below';
import { planExport } from './what-to-export';

/** File that marks a folder or a bucket as an export, so that only an export is overwritten. */
export const mark = 'export.json';

export interface Exported {
  set: string;
  files: number;
  /** Functions that do not work on a static host with this configuration, a sentence each. */
  warnings: string[];
}

/**
 * Writes the live set as a plain static site: documents, the releases that tabs of the live and the
 * retained sets may request, and settings for static hosts and nginx.
 * @param target folder that is empty, new, or an earlier export
 * @throws Fault when the folder holds something else
 */
export async function exportSite(target: string): Promise<Exported> {
  const dir = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  const earlier = await readdir(dir).catch(() => []);
  if (earlier.length > 0 && !existsSync(join(dir, mark))) {
    throw new Fault(`${dir}: is not empty and no earlier export; name another folder`);
  }
  const { set, releases, retained, files, warnings } = await planExport();
  const written = new Set<string>();
  const put = async (file: string, content: string) => {
    written.add(file);
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, file), content);
  };
  // Releases first, so a document never names a file that is missing. They never change, so those
  // of an earlier export are retained.
  for (const { path, source } of [...releases, ...retained]) {
    written.add(path);
    if (!existsSync(join(dir, path))) await cp(source, join(dir, path));
  }
  for (const { path, source } of files) {
    written.add(path);
    await cp(source, join(dir, path));
  }
  const canary = await exportedCanary(set);
  if (canary) {
    const of = await filesBelow(join(setDir(canary.set.id), 'public'));
    for (const file of await writeCanaryDocuments(dir, set, canary, of)) written.add(file);
    // Those of the live set name its versions only.
    for (const ending of ['.br', '.gz']) written.delete(`registry.json${ending}`);
  }
  await put('nginx.conf', nginxConfig(set, dir, canary));
  await put('_headers', headersFile(set));
  await put('_redirects', redirectsFile(set));
  await put(mark, `${JSON.stringify({ set: set.id, versions: set.versions })}\n`);
  for (const file of await filesBelow(dir)) {
    if (!written.has(file)) await rm(join(dir, file));
  }
  if (canary) {
    warnings.push(
      `set ${canary.set.id} is a canary for ${canary.percent}%: nginx.conf shares the visitors by cookie; other static hosts serve the live set to all.`,
    );
  }
  return { set: set.id, files: written.size, warnings };
}
