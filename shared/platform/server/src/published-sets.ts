import { isRetained, readCanary } from '@site/contract/canary';
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
  /** On a clock that never jumps: a clock set back would hide a rollback for as long. */
  private checkedAt = -Infinity;
  /** Why the canary cannot be read; logged once. */
  private problem = '';
  /** The last refresh that was begun or waits. */
  private refreshing: Promise<void> = Promise.resolve();
  private waits = false;

  /**
   * The same object until something changes; undefined before the first set.
   * @param atOnce whether the store has just been brought up to date
   */
  async current(atOnce = false): Promise<Published | undefined> {
    if (atOnce || performance.now() - this.checkedAt > refreshAfterMs) {
      this.checkedAt = performance.now();
      this.refreshLater();
    }
    // Wait for the refresh, or the first request after idling gets a stale set.
    await this.refreshing;
    return this.published;
  }

  /**
   * Refreshes run one at a time, or an older read could replace a newer one. Callers share the queued
   * refresh, so a flood queues one. After a failed refresh the published sets stay.
   */
  private refreshLater(): void {
    if (this.waits) return;
    this.waits = true;
    this.refreshing = this.refreshing
      .then(() => {
        this.waits = false;
        return this.refresh();
      })
      .catch((error: Error) => console.error(error.message));
  }

  private async refresh(): Promise<void> {
    const id = await liveSetId();
    if (!id) return;
    const { live, canary: now } = this.published ?? {};
    const share = await this.readShare(id);
    const isSame =
      now?.set.id === share?.set.id &&
      now?.percent === share?.percent &&
      now?.watch?.since === share?.watch?.since;
    if (live?.id === id && isSame) return;
    this.published = {
      live: live?.id === id ? live : await readSet(id),
      ...(share && { canary: share }),
    };
  }

  /** A canary that cannot be read must not keep a server from following what is live. */
  private async readShare(live: string): Promise<Published['canary']> {
    try {
      const canary = await readCanary();
      if (!canary || canary.set === live || !isRetained(canary)) return undefined;
      const { set: id, percent, watch } = canary;
      const known = this.published?.canary?.set;
      const set = known?.id === id ? known : await readSet(id);
      this.problem = '';
      return { set, percent, watch };
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.problem) console.error(`No canary is served: ${message}`);
      this.problem = message;
      return undefined;
    }
  }
}
