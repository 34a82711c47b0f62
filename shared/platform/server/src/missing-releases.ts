import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@site/delivery/store';

/** After how long to request a release again that the store did not have, and how many to keep. */
const retryAfterMs = 10_000;
const maxKnown = 1_000;
/** Requests at the same time. Strangers may request any version; that must not occupy the store. */
const atOnce = 4;
/** A browser waits three seconds for a part's entry. In the last one the balancer tries another server. */
const waitMs = 2_000;

/**
 * Fetches releases that another server serves already: its documents lead here when a load balancer
 * sends the next request to this server.
 */
export class MissingReleases {
  private readonly absentUntil = new Map<string, number>();
  private readonly fetching = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: Pick<Store, 'fetchRelease'>,
    private readonly longestMs = waitMs,
  ) {}

  /**
   * @returns whether the release is in the folder now; false also while the store is away or slow
   */
  fetch(name: string, version: string): Promise<boolean> {
    const id = `${name}@${version}`;
    const running = this.fetching.get(id);
    if (running) return running;
    const isAbsent = (this.absentUntil.get(id) ?? 0) > performance.now();
    if (isAbsent || this.fetching.size >= atOnce) return Promise.resolve(false);
    const fetched = this.store
      .fetchRelease(name, version)
      .catch(() => false)
      .then((found) => {
        this.fetching.delete(id);
        if (!found) this.remember(id);
        return found;
      });
    const inTime = this.inTime(fetched);
    this.fetching.set(id, inTime);
    return inTime;
  }

  /** A slow fetch goes on: the next request may find the release. */
  private async inTime(fetched: Promise<boolean>): Promise<boolean> {
    const ended = new AbortController();
    const tooLong = pause(this.longestMs, false, { signal: ended.signal }).catch(() => false);
    return Promise.race([fetched, tooLong]).finally(() => ended.abort());
  }

  private remember(id: string): void {
    if (this.absentUntil.size >= maxKnown) this.absentUntil.clear();
    this.absentUntil.set(id, performance.now() + retryAfterMs);
  }
}
