import { HttpError } from '@site/server/http';

interface Day {
  date: string;
}

/** How long to cache free windows. Bookings through another server become visible after it. */
const freshMs = 3_000;

const wrongType = (name: string) => new HttpError(400, `${name} has the wrong type`, '22P02');

/**
 * Caches free windows, so the database is queried once in a few seconds and after each booking, for
 * any number of visitors.
 */
export class WindowsCache {
  private days: Promise<Day[]> | undefined;
  /** On a clock that never jumps: a clock set back would keep old windows for as long. */
  private askedAt = 0;

  /** @param load returns every day that can be booked, from today on */
  constructor(private readonly load: () => Promise<Day[]>) {}

  /** Call it after a booking. */
  invalidate(): void {
    this.days = undefined;
  }

  /**
   * Answers like `open_windows` of the database.
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
    if (!this.days || performance.now() - this.askedAt > freshMs) {
      this.askedAt = performance.now();
      const asked = this.load();
      this.days = asked;
      // Do not cache a failure: the next visitor tries again.
      asked.catch(() => {
        if (this.days === asked) this.days = undefined;
      });
    }
    return this.days;
  }
}
