import type { Canary, Watch } from '@site/contract/canary';
import { Fault } from '@site/contract/fault';
import { liveSet } from '@site/contract/live';
import { readSet } from '@site/contract/set';
import { exclusively } from '../store/lock';
import { writeCanary } from '../store/write-canary';
import { composeChecked } from './publish';
import type { PlaceOptions } from './publish';

export interface CanaryOptions extends PlaceOptions {
  /** Makes the watch of a canary that decides, from its set. */
  watch?: (set: string) => Promise<Watch>;
}

/**
 * Serves another set to a share of the visitors, or stops that.
 * @param target a kept set; `mf-blog@<version>`, or several with spaces between, for the live set
 *   with these versions, which are checked as for a promotion; or `off`
 * @param share `10%`; visitors who have the set keep it when the share grows
 * @returns undefined when it is off
 */
export function setCanary(
  target = '',
  share = '',
  { watch, ...options }: CanaryOptions = {},
): Promise<Canary | undefined> {
  return exclusively(async () => {
    if (target === 'off') {
      await writeCanary(undefined);
      return undefined;
    }
    const percent = Number(/^(\d{1,2})%$/.exec(share)?.[1] ?? 0);
    if (percent < 1) throw new Fault(`"${share}" is no share of the visitors: 1% to 99%, or "off"`);
    const { id } = target.includes('@')
      ? await composeChecked(target.split(' '), options)
      : await readSet(target);
    if (id === (await liveSet()).id) throw new Fault(`Set ${id} is the live one.`);
    const canary = { set: id, percent, ...(watch && { watch: await watch(id) }) };
    await writeCanary(canary);
    return canary;
  });
}
