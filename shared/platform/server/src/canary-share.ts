import { createHash, randomBytes } from 'node:crypto';
import type { Canary } from '@site/contract/canary';
import { readRegistry } from '@site/contract/registry';
import type { SetManifest } from '@site/contract/set';
import type { Registry, RegistryEntry } from '@site/data-types/contract';
import type { Published } from './published-sets';

const cookie = /(?:^|; )site-visitor=([0-9a-f]{8})(?:;|$)/;

/** The visitor's random number, from the cookie or new; stored for 30 days. */
export function visitorOf(header: string | undefined): { id: string; cookie?: string } {
  const known = cookie.exec(header ?? '')?.[1];
  if (known) return { id: known };
  const id = randomBytes(4).toString('hex');
  return { id, cookie: `site-visitor=${id}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly` };
}

/** Whether a visitor gets the canary; the same answer for every request. */
export function isInShare(visitor: string, { set, percent }: Canary): boolean {
  const digest = createHash('sha256')
    .update(visitor + set)
    .digest();
  return digest.readUInt32BE(0) % 100 < percent;
}

/** The live registry with the canary's other versions and each version's share of the traffic. */
export function mergeRegistries(live: Registry, canary: Registry, percent: number): Registry {
  const entries = Object.entries(live.microFrontends).map(
    ([name, [entry]]): [string, [RegistryEntry, ...RegistryEntry[]]] => {
      const other = canary.microFrontends[name]?.[0];
      if (!other || other.url === entry.url) return [name, [entry]];
      return [
        name,
        [
          { ...entry, deployment: { traffic: 100 - percent, default: true } },
          { ...other, deployment: { traffic: percent, default: false } },
        ],
      ];
    },
  );
  return { ...live, microFrontends: Object.fromEntries(entries) };
}

/** The content of `/registry.json` while a canary runs. */
export const sharedRegistry = async (
  live: string,
  canary: string,
  percent: number,
): Promise<Registry> =>
  mergeRegistries(await readRegistry(live), await readRegistry(canary), percent);

/** Which set a visitor gets. */
export interface Share {
  set: SetManifest;
  /** Keeps the number of a new visitor, while a canary runs. */
  cookie?: string | undefined;
}

/** The set of a visitor, by the number in the cookie; a new visitor draws one. */
export function shareOf(header: string | undefined, { live, canary }: Published): Share {
  if (!canary) return { set: live };
  const { id, cookie } = visitorOf(header);
  const isCanary = isInShare(id, { set: canary.set.id, percent: canary.percent });
  return { set: isCanary ? canary.set : live, cookie };
}
