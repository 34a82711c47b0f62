import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageKind } from '@site/data-types/contract';
import { Fault } from './fault';
import { siteDir } from './paths';

/** A document of a set. */
export interface SetPage {
  file: string;
  owner: string;
  kind: PageKind;
  /** Whether the sitemap names it: its canonical address is its own and it may be indexed. */
  indexed: boolean;
  /** Last change of the content, ISO date. */
  modified?: string;
}

/** `set.json`: one version of every part and the documents made of them. */
export interface SetManifest {
  id: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Version of every part. */
  versions: Record<string, string>;
  /** Version of each part before this one, offered to browsers as a fallback. */
  previous: Record<string, string>;
  /** Documents by path, with the part that owns them. */
  pages: Record<string, SetPage>;
  /** Documents for unknown addresses, by the pattern they answer; longest first. */
  notFound: { pattern: string; file: string }[];
  /** How many pages were rendered for this set; the rest were taken over. */
  rendered: number;
  /** What the check refused and somebody overruled. */
  forced?: string[];
}

export const setDir = (id: string): string => join(siteDir(), 'sets', id);
const pointer = (): string => join(siteDir(), 'live');

/** Id of the live set; undefined before the first one. */
export async function liveSetId(): Promise<string | undefined> {
  return existsSync(pointer()) ? (await readFile(pointer(), 'utf8')).trim() : undefined;
}

/** Repoints the site; a reader sees the old set or the new one, nothing between. */
export async function makeLive(id: string): Promise<void> {
  if (!existsSync(join(setDir(id), 'set.json')))
    throw new Fault(`${setDir(id)}: there is no such set`);
  await writeAtomically(pointer(), `${id}\n`);
}

/** Writes a file so that a crash leaves the old content or the new. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const half = `${file}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(half, content);
  await rename(half, file);
}

/** @throws Fault naming the set that is missing or unreadable */
export async function readSet(id: string): Promise<SetManifest> {
  const file = join(setDir(id), 'set.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SetManifest;
  } catch (error) {
    throw new Fault(`${file}: unreadable set (${(error as Error).message})`);
  }
}
