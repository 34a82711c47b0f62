import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageKind } from '@site/data-types/contract';
import type { Read } from '../compose/reads';
import { Fault } from '../fault';
import { assertExclusive } from './lock';
import { siteDir } from '../paths';

/** A document of a set. */
export interface SetPage {
  file: string;
  owner: string;
  kind: PageKind;
  /** Whether the sitemap lists it: it may be indexed and is its own canonical address. */
  indexed: boolean;
  /** Last change of the content, ISO date. */
  modified?: string;
  /** Records on it that one part reads of another. */
  reads?: Read[];
}

/** `set.json`: one version of every part and the documents made of them. */
export interface SetManifest {
  id: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Version of every part. */
  versions: Record<string, string>;
  /** Version of each part before this one; browsers get it as a fallback. */
  previous: Record<string, string>;
  /** Documents by path, with the part that owns them. */
  pages: Record<string, SetPage>;
  /** Documents for unknown addresses, by the pattern that they answer; longest first. */
  notFound: { pattern: string; file: string }[];
  /** Number of pages rendered for this set; the others were reused. */
  rendered: number;
  /** Refusals of the check that were overruled. */
  forced?: string[];
}

/** One moment at which a set became live. */
export interface Switch {
  set: string;
  /** ISO 8601 instant. */
  at: string;
  /** True for a rollback: what was live before it is not a target for later rollbacks. */
  back: boolean;
}

export const setDir = (id: string): string => join(siteDir(), 'sets', id);

/**
 * Pointer and history in one file, so they cannot differ: one line per switch, the last is live.
 */
const pointer = (): string => join(siteDir(), 'live');

/** Which set became live when, newest last. */
export async function readHistory(): Promise<Switch[]> {
  const text = existsSync(pointer()) ? await readFile(pointer(), 'utf8') : '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [set = '', at = '', how] = line.split(' ');
      return { set, at, back: how === 'back' };
    });
}

/** Id of the live set; undefined before the first one. */
export async function liveSetId(): Promise<string | undefined> {
  return (await readHistory()).at(-1)?.set;
}

/**
 * Makes a set live. Readers see the old set or the new one, nothing between. Call it inside
 * `exclusively`.
 * @param how `back` for a rollback
 */
export async function makeLive(id: string, how?: 'back'): Promise<void> {
  if (!existsSync(join(setDir(id), 'set.json')))
    throw new Fault(`${setDir(id)}: there is no such set`);
  const history = await readHistory();
  const next = { set: id, at: new Date().toISOString(), back: how === 'back' };
  const same = history.at(-1)?.set === id;
  await writeHistory(same ? history : [...history, next]);
}

/** @param history one line per switch, the last is live */
export async function writeHistory(history: Switch[]): Promise<void> {
  const half = `${pointer()}.${randomBytes(4).toString('hex')}.part`;
  const line = ({ set, at, back }: Switch) => `${set} ${at}${back ? ' back' : ''}\n`;
  await writeFile(half, history.map(line).join(''));
  try {
    assertExclusive();
  } catch (error) {
    await rm(half);
    throw error;
  }
  renameSync(half, pointer());
}

/**
 * Every set in the store, the most recently live one first; sets that were never live come last.
 */
export async function listSets(): Promise<SetManifest[]> {
  const names = await readdir(join(siteDir(), 'sets')).catch(() => []);
  const order = (await readHistory()).map(({ set }) => set);
  const sets = await Promise.all(
    names.filter((name) => !name.endsWith('.part')).map((name) => readSet(name)),
  );
  return sets.sort((a, b) => order.lastIndexOf(b.id) - order.lastIndexOf(a.id));
}

/** @throws Fault before the first set */
export async function liveSet(): Promise<SetManifest> {
  const id = await liveSetId();
  if (!id) throw new Fault(`${siteDir()}: no set is live yet; run "site build"`);
  return readSet(id);
}

/** Writes a file so that a crash leaves either the old content or the new. */
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
