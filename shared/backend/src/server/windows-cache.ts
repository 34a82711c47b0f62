import { HttpError } from './http';

interface Day {
  date: string;
}

/** How long free windows are believed. Another server's booking is seen after it, in milliseconds. */
const freshMs = 3_000;

const wrongType = (name: string) => new HttpError(400, `${name} has the wrong type`, '22P02');

/**
 * Free windows, asked of the database once in a few seconds and after each booking, however many
 * visitors ask.
 */
export class WindowsCache {
  private days: Promise<Day[]> | undefined;
  private askedAt = 0;

  /** @param load every day that can be booked, from today on */
  constructor(private readonly load: () => Promise<Day[]>) {}

  /** A booking has changed them. */
  forget(): void {
    this.days = undefined;
  }

  /**
   * What `open_windows` of the database answers to these arguments.
   * @throws HttpError 400 for arguments of another type
   */
  async get({ from_date: from = null, days = null }: Record<string, unknown>): Promise<Day[]> {
    if (from !== null && typeof from !== 'string') throw wrongType('from_date');
    if (days !== null && !Number.isInteger(days)) throw wrongType('days');
    const all = await this.all();
    const begin =
      /^\d{4}-\d\d-\d\d$/.test(from ?? '') && !isNaN(Date.parse(from ?? '')) ? from : '';
    const count = Math.min(Math.max(Number(days ?? 61), 1), 366);
    return all.filter(({ date }) => date >= (begin ?? '')).slice(0, count);
  }

  private all(): Promise<Day[]> {
    if (!this.days || Date.now() - this.askedAt > freshMs) {
      this.askedAt = Date.now();
      const asked = this.load();
      this.days = asked;
      // A failure is not kept: the next visitor asks again.
      asked.catch(() => {
        if (this.days === asked) this.days = undefined;
      });
    }
    return this.days;
  }
}
