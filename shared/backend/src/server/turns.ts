import { databaseError } from './database';

/**
 * One at a time, in the order of asking. Past `most` waiting the next is refused at once: whoever
 * would wait longest is told so, and the memory stays bounded.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly most = 1000) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.most)
      throw databaseError('53300', 'The database is busy. Please try again in a moment.');
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
