import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '@site/contract/files-below';
import { isCompressible } from '@site/contract/media-types';
import { parseJson } from '@site/contract/parse';
import { releaseDir, setDir, siteDir } from '@site/contract/paths';
import { readReleaseIn } from '@site/contract/release';
import { readSet, setSchema } from '@site/contract/set';
import * as v from 'valibot';
import { pack, unpack } from './archive';
import { setLevel, writeCompressed } from './compress';
import type { ObjectRow, SetDetails } from './rows';
import { arrive } from './incoming';
import { DamagedObject } from './objects';
import type { Objects } from './objects';
import { isPicture, nameOfPictures, setFiles } from './set-files';

const sameTexts = (a: Record<string, string>, b: Record<string, string> = {}): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value);

/** Stores a release of the folder. */
export async function sendRelease(
  objects: Objects,
  name: string,
  version: string,
): Promise<'stored' | 'exists'> {
  const dir = releaseDir(name, version);
  const { revision } = await readReleaseIn(dir);
  const archive = await pack(dir, await filesBelow(dir));
  return objects.put('release', `${name}@${version}`, archive, { revision });
}

/** Errors of this machine, whatever an archive contains. */
const ownErrors = /^(ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM|EIO|EROFS)$/;

/**
 * Reads what a team's machine has packed. Whatever is wrong with it, only this object cannot be used:
 * a canary of garbage must stop neither the servers that follow nor a rollback.
 */
async function reading<T>({ kind, name, key }: ObjectRow, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (error instanceof DamagedObject || ownErrors.test(code)) throw error;
    const what = kind === 'release' ? name : `${kind} ${name}`;
    throw new DamagedObject(`${what}: ${key} cannot be used: ${message}`);
  }
}

/** @throws Fault naming the release, when it was altered or cannot be used */
export async function receiveRelease(objects: Objects, row: ObjectRow): Promise<void> {
  const [name = '', version = ''] = row.name.split('@');
  await arrive(releaseDir(name, version), async (dir) => {
    const bytes = await objects.get(row);
    const release = await reading(row, async () => {
      await unpack(bytes, dir);
      return readReleaseIn(dir);
    });
    if (release.name !== name || release.version !== version)
      throw new DamagedObject(
        `${row.name}: ${row.key} contains ${release.name}@${release.version}`,
      );
    // Its age counts from the moment at which it was stored.
    const at = new Date(row.at);
    await utimes(join(dir, 'release.json'), at, at);
    await utimes(dir, at, at);
  });
}

/** Stores a set of the folder. Pictures that another set of the team has stored are not sent again. */
export async function sendSet(objects: Objects, id: string): Promise<'stored' | 'exists'> {
  const dir = setDir(id);
  const { versions, previous } = await readSet(id);
  const { files, pictures } = await setFiles(dir);
  const details: SetDetails = { versions, previous };
  if (pictures.length > 0) {
    details.pictures = await nameOfPictures(dir, pictures);
    if (!(await objects.find('pictures', details.pictures, ({ isOwn }) => isOwn)))
      await objects.put('pictures', details.pictures, await pack(dir, pictures, true), {});
  }
  return objects.put('set', id, await pack(dir, files), details);
}

/**
 * Fetches a set into the folder.
 * @param sameAs id of a set of the folder that has the same pictures
 * @throws Fault naming the set, when it was altered or is not what was recorded
 */
export async function receiveSet(
  objects: Objects,
  row: ObjectRow,
  sameAs: string | undefined,
): Promise<void> {
  await arrive(setDir(row.name), async (dir) => {
    const bytes = await objects.get(row);
    const file = join(dir, 'set.json');
    const set = await reading(row, async () => {
      await unpack(bytes, dir);
      return parseJson(setSchema, await readFile(file, 'utf8'), file);
    });
    if (
      set.id !== row.name ||
      !sameTexts(set.versions, row.details.versions) ||
      !sameTexts(set.previous, row.details.previous)
    )
      throw new DamagedObject(
        `set ${row.name}: ${row.key} is not what was recorded when it was stored`,
      );
    await receivePictures(objects, dir, row, sameAs);
    // A file may stand where these need a folder, or have too long a name for a compressed copy.
    await reading(row, async () => {
      await compressAgain(join(dir, 'public'));
      await keepPictures(dir);
    });
    const at = new Date(row.at);
    await utimes(file, at, at);
  });
}

async function receivePictures(
  objects: Objects,
  dir: string,
  set: ObjectRow,
  sameAs: string | undefined,
): Promise<void> {
  const { name, part, details } = set;
  const { pictures } = details;
  if (!pictures) return;
  if (sameAs !== undefined) {
    const { pictures: files } = await setFiles(setDir(sameAs));
    await reading(set, async () => {
      for (const file of files) {
        await mkdir(dirname(join(dir, file)), { recursive: true });
        await link(join(setDir(sameAs), file), join(dir, file));
      }
    });
    return;
  }
  const row = await objects.find('pictures', pictures, (other) => other.part === part);
  if (!row) throw new DamagedObject(`set ${name}: its pictures ${pictures} are not stored`);
  const own = join(dir, 'pictures');
  await reading(set, () => mkdir(own));
  const bytes = await objects.get(row);
  await reading(row, () => unpack(bytes, own, true));
  const found = await filesBelow(own);
  if (!found.every(isPicture) || (await nameOfPictures(own, found)) !== pictures)
    throw new DamagedObject(`set ${name}: ${row.key} is not the pictures ${pictures}`);
  await reading(set, async () => {
    for (const file of found) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await rename(join(own, file), join(dir, file));
    }
  });
  await rm(own, { recursive: true });
}

/** Writes the compressed copies, which are not stored. Some at a time, for the memory. */
async function compressAgain(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  const waiting = (await filesBelow(dir)).filter(isCompressible);
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await writeCompressed(join(dir, file), await readFile(join(dir, file)), setLevel);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

const picturePath = v.pipe(
  v.string(),
  v.check(
    (file) => /^[\w./-]+\.png$/.test(file) && !file.split('/').includes('..'),
    'must be a picture',
  ),
);
const drawnSchema = v.record(picturePath, v.pipe(v.string(), v.regex(/^[0-9a-f]+$/)));

/** Keeps the pictures under the names of what was drawn, so the next set does not draw them again. */
async function keepPictures(dir: string): Promise<void> {
  const list = join(dir, 'share.json');
  if (!existsSync(list)) return;
  const drawn = parseJson(drawnSchema, await readFile(list, 'utf8'), list);
  await mkdir(join(siteDir(), 'share'), { recursive: true });
  for (const [file, name] of Object.entries(drawn)) {
    const picture = join(dir, 'public', file);
    const retained = join(siteDir(), 'share', `${name}.png`);
    if (existsSync(picture) && !existsSync(retained)) await link(picture, retained).catch(() => {});
  }
}
