import { isRetained, readCanary } from '@site/contract/canary';
import type { Canary, Watch } from '@site/contract/canary';
import { Fault } from '@site/contract/fault';
import { readSet } from '@site/contract/set';
import { exclusively } from '../store/lock';
import { storeSet } from '../store/sets';
import { lostReleases } from '../store/taken-back';
import { theStore } from '../store/the-store';
import { composeChecked } from './publish';
import type { PlacedSet, PlaceOptions } from './publish';

export interface CanaryOptions extends PlaceOptions {
  /** Makes the watch of a canary that decides, from its set. */
  watch?: (set: string) => Promise<Watch>;
}

/**
 * Serves another set to a share of the visitors, or stops that.
 * @param target a retained set; `mf-blog@<version>`, or several with spaces between, for the live set
 *   with these versions, which are checked as for a promotion; or `off`
 * @param share `10%`; visitors who have the set keep it when the share grows
 * @returns undefined when it is off
 */
export function setCanary(
  target = '',
  share = '',
  { watch, ...options }: CanaryOptions = {},
): Promise<Canary | undefined> {
  const isOff = target === 'off';
  const percent = Number(/^(\d{1,2})%$/.exec(share)?.[1] ?? 0);
  if (!isOff && percent < 1)
    return Promise.reject(new Fault(`"${share}" is no share of the visitors: 1% to 99%, or "off"`));
  return exclusively(async () => {
    const store = theStore();
    const { live } = await store.pull();
    const { set, record } = isOff ? await ending(live) : await placed(target, options);
    if (set && set.id === live) throw new Fault(`Set ${set.id} is the live one.`);
    if (set) await storeSet(set.id);
    const canary = set && { set: set.id, percent, ...(watch && { watch: await watch(set.id) }) };
    if (!(await store.changeCanary({ expected: live, canary, record })))
      throw new Fault('The live set was switched meanwhile. Nothing was changed; try again.');
    return canary;
  });
}

/** A release of the canary that is not live now was taken back. */
async function ending(
  live: string | undefined,
): Promise<Partial<PlacedSet> & Pick<PlacedSet, 'record'>> {
  const record = { command: 'canary', releases: [], revision: '' };
  const canary = await readCanary();
  if (!canary || live === undefined || !isRetained(canary)) return { record };
  // A damaged set must not keep its canary from ending.
  const sets = await Promise.all([readSet(canary.set), readSet(live)]).catch(() => undefined);
  return { record: { ...record, ...(sets && { takenBack: lostReleases(...sets) }) } };
}

/** @throws Fault when the check refuses, or when there is no such set */
async function placed(target: string, options?: PlaceOptions): Promise<PlacedSet> {
  if (target.includes('@')) return composeChecked(target.split(' '), options, 'canary');
  await theStore().fetchSet(target);
  return { set: await readSet(target), record: { command: 'canary', releases: [], revision: '' } };
}
