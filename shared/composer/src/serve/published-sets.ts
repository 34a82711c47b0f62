import { isKept, readCanary } from '../store/canary';
import { liveSetId, readSet } from '../store/sets';
import type { SetManifest } from '../store/sets';

/** How long what was seen of the store is believed. Milliseconds. */
const trust = 250;

export interface Published {
  live: SetManifest;
  /** Another set that a share of the visitors is given. */
  canary?: { set: SetManifest; percent: number };
}

/** What a running server publishes: follows the pointer and the canary. */
export class PublishedSets {
  private published: Published | undefined;
  private looked = 0;
  private following: Promise<void> = Promise.resolve();

  /** The same object until something has moved; undefined before the first set. */
  async current(): Promise<Published | undefined> {
    if (Date.now() - this.looked > trust) {
      this.looked = Date.now();
      // What cannot be read now leaves what was published before.
      this.following = this.follow().catch((error: Error) => console.error(error.message));
    }
    // Also after a quiet hour nobody is given the set that was live when it began.
    await this.following;
    return this.published;
  }

  private async follow(): Promise<void> {
    const id = await liveSetId();
    if (!id) return;
    const canary = await readCanary();
    const share = canary && canary.set !== id && isKept(canary) ? canary : undefined;
    const { live, canary: now } = this.published ?? {};
    if (live?.id === id && now?.set.id === share?.set && now?.percent === share?.percent) return;
    this.published = {
      live: live?.id === id ? live : await readSet(id),
      ...(share && { canary: { set: await readSet(share.set), percent: share.percent } }),
    };
  }
}
