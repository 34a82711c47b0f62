import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { loadCompany } from '../company';
import { compose } from '../compose/compose';
import { Fault } from '../fault';
import { exclusively } from './lock';
import { siteDir } from '../paths';
import { readRelease } from './releases';
import { liveSet, readSet, setDir, writeAtomically } from './sets';

/** Another set that a share of the visitors is given. */
export interface Canary {
  set: string;
  /** 1 to 99. */
  percent: number;
}

const file = (): string => join(siteDir(), 'canary');

export async function readCanary(): Promise<Canary | undefined> {
  const text = await readFile(file(), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Canary);
}

/**
 * Gives a share of the visitors another set, or ends it.
 * @param target a kept set, `mf-blog@<version>` for the live set with that version, or `off`
 * @param share `10%`; raising it keeps those who have the set already
 * @returns undefined when it is off
 */
export function setCanary(target = '', share = ''): Promise<Canary | undefined> {
  return exclusively(async () => {
    if (target === 'off') {
      await rm(file(), { force: true });
      return undefined;
    }
    const percent = Number(/^(\d{1,2})%$/.exec(share)?.[1] ?? 0);
    if (percent < 1) throw new Fault(`"${share}" is no share of the visitors: 1% to 99%, or "off"`);
    const live = await liveSet();
    const [name, version = ''] = target.split('@');
    const part = partNames.find((known) => known === name);
    const set = part
      ? await composeWith({ ...live.versions, [part]: (await readRelease(part, version)).version })
      : (await readSet(target)).id;
    if (set === live.id) throw new Fault(`Set ${set} is the live one.`);
    const canary = { set, percent };
    await writeAtomically(file(), `${JSON.stringify(canary)}\n`);
    return canary;
  });
}

const composeWith = async (versions: Record<string, string>): Promise<string> =>
  (await compose(versions, await loadCompany())).set.id;

/** Whether the canary's set is there to be served. */
export const isKept = ({ set }: Canary): boolean => existsSync(join(setDir(set), 'set.json'));
