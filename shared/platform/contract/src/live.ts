import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { Fault } from './fault';
import type { Fields } from './fields';
import { parse } from './parse';
import { siteDir } from './paths';
import { readSet, setIdSchema } from './set';
import type { SetManifest } from './set';

/** One moment at which a set became live. */
export interface Switch {
  set: string;
  /** ISO 8601 instant. */
  at: string;
  /** True for a rollback: what was live before it is not a target for later rollbacks. */
  back: boolean;
}

export const switchSchema = v.object({
  set: setIdSchema,
  at: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp('must be an instant'))]),
  back: v.boolean(),
} satisfies Fields<Switch>);

/**
 * Pointer and history in one file, so they cannot differ: one line per switch, the last is live.
 */
export const pointerFile = (): string => join(siteDir(), 'live');

/** A switch as a line of the pointer: `3f9a1c2b4d5e 2026-11-22T10:00:00.000Z back`. */
export const pointerLine = ({ set, at, back }: Switch): string =>
  `${set} ${at}${back ? ' back' : ''}\n`;

/**
 * Which set became live when, newest last.
 * @throws Fault naming the line that is wrong
 */
export async function readHistory(): Promise<Switch[]> {
  const file = pointerFile();
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, i) => {
      const [set, at = '', how, ...more] = line.split(' ');
      const where = `${file}: line ${i + 1}`;
      if (more.length > 0 || (how !== undefined && how !== 'back'))
        throw new Fault(`${where}: must be a set, an instant and perhaps "back"`);
      return parse(switchSchema, { set, at, back: how === 'back' }, where);
    });
}

/** Id of the live set; undefined before the first one. */
export async function liveSetId(): Promise<string | undefined> {
  return (await readHistory()).at(-1)?.set;
}

/** @throws Fault before the first set */
export async function liveSet(): Promise<SetManifest> {
  const id = await liveSetId();
  if (!id) throw new Fault(`${siteDir()}: no set is live yet; run "site build"`);
  return readSet(id);
}
