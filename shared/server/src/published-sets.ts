import { isKept, readCanary } from '@site/contract/canary';
import type { Watch } from '@site/contract/canary';
import { liveSetId } from '@site/contract/live';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';

/** Read the store again after this time. */
const refreshAfterMs = 250;

export interface Published {
  live: SetManifest;
  /** Another set, for a share of the visitors. */
  canary?: { set: SetManifest; percent: number; watch?: Watch | undefined };
}

/** The sets that a running server publishes: follows the pointer and the canary. */
export class PublishedSets {
  private published: Published | undefined;
  private checkedAt = 0;
  private refreshing: Promise<void> = Promise.resolve();

  /** The same object until something changes; undefined before the first set. */
  async current(): Promise<Published | undefined> {
    if (Date.now() - this.checkedAt > refreshAfterMs) {
      this.checkedAt = Date.now();
      // After a failed read, keep what was published before.
      this.refreshing = this.refresh().catch((error: Error) => console.error(error.message));
    }
    // Wait for the refresh, or the first request after idling gets a stale set.
    await this.refreshing;
    return this.published;
  }

  private async refresh(): Promise<void> {
    const id = await liveSetId();
    if (!id) return;
    const canary = await readCanary();
    const share = canary && canary.set !== id && isKept(canary) ? canary : undefined;
    const { live, canary: now } = this.published ?? {};
    const isSame =
      now?.set.id === share?.set &&
      now?.percent === share?.percent &&
      now?.watch?.since === share?.watch?.since;
    if (live?.id === id && isSame) return;
    this.published = {
      live: live?.id === id ? live : await readSet(id),
      ...(share && {
        canary: { set: await readSet(share.set), percent: share.percent, watch: share.watch },
      }),
    };
  }
}
