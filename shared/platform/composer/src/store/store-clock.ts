import { theStore } from './the-store';

/** The store's clock. Machines that publish have other ones, some wrong by hours. */
export class StoreClock {
  private read: { storeMs: number; hereMs: number } | undefined;

  /** Brings the folder up to date. @returns the store's time in milliseconds since 1970 */
  async refresh(): Promise<number> {
    const { now } = await theStore().pull();
    this.read = { storeMs: Date.parse(now), hereMs: performance.now() };
    return this.now();
  }

  /** The store's time, also while the store is away. Call {@link refresh} first. */
  now(): number {
    if (!this.read) throw new Error('The clock of the store has not been read.');
    const { storeMs, hereMs } = this.read;
    return storeMs + (performance.now() - hereMs);
  }
}
