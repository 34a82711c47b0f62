import { join } from 'node:path';
import { type BackupFile, givenBackend } from '@site/contract/backend';
import { dataPlace, typedPath } from '@site/contract/data-place';
import { Fault } from '@site/contract/fault';
import { filesBelow } from '@site/contract/files-below';
import { pointerLine, readHistory } from '@site/contract/live';
import { releaseDir, setDir, siteDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import { usesOf } from '@site/delivery/uses';

/** The live set with its releases, and a pointer to it alone: earlier sets are not in the backup. */
async function liveFiles(): Promise<BackupFile[]> {
  const live = (await readHistory()).at(-1);
  if (!live) return [];
  const folderFiles = async (dir: string, name: string): Promise<BackupFile[]> =>
    (await filesBelow(dir)).map((file) => ({ name: `${name}/${file}`, path: join(dir, file) }));
  const files = await folderFiles(setDir(live.set), `site/sets/${live.set}`);
  for (const release of usesOf(await readSet(live.set))) {
    const [name = '', version = ''] = release.split('@');
    files.push(
      ...(await folderFiles(releaseDir(name, version), `site/releases/${name}/${version}`)),
    );
  }
  return [...files, { name: 'site/live', content: pointerLine({ ...live, back: false }) }];
}

async function givenBackup() {
  const backup = (await givenBackend())?.backup;
  if (!backup) throw new Fault('This site has no backend, so it has no data to back up.');
  return backup;
}

/** Writes a backup of the site, also while it runs. @returns lines to print */
export async function backUp(file: string, recipient?: string): Promise<string[]> {
  const target = typedPath(file);
  const options = { ...dataPlace(), file: target, others: await liveFiles(), recipient };
  const { at, unsure } = await (await givenBackup()).write(options);
  return [
    `${target}: the site as of ${at}`,
    ...(unsure > 0
      ? [`Mails that were being sent: ${unsure}. After a restore they may arrive a second time.`]
      : []),
  ];
}

/** Restores a backup into empty folders. @returns a line to print */
export async function restore(
  file: string,
  { identity, dataOnly }: { identity: string | undefined; dataOnly: boolean },
): Promise<string> {
  const { dataDir, databaseUrl } = dataPlace();
  const { at, rows } = await (
    await givenBackup()
  ).restore({
    file: typedPath(file),
    dataDir,
    siteDir: dataOnly ? undefined : siteDir(),
    databaseUrl,
    identityFile: identity && typedPath(identity),
  });
  return `The site as of ${at} is in ${dataDir}: ${rows} rows`;
}
