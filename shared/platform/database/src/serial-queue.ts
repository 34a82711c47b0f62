import { databaseError } from './database';

/** SQLSTATE of a refusal because too much work waits. */
export const busyCode = '53300';

/**
 * Runs work one at a time, in order. With `maxWaiting` waiting it refuses more, so waiting times
 * and memory stay bounded.
 */
export class SerialQueue {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly maxWaiting = 1000) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.maxWaiting)
      throw databaseError(busyCode, 'The database is busy. Please try again in a moment.');
    this.waiting++;
    const before = this.last;
    let end: () => void = () => undefined;
    this.last = new Promise((resolve) => (end = resolve));
    await before;
    try {
      return await work();
    } finally {
      this.waiting--;
      end();
    }
  }
}
