import { thisMachine } from '@site/server/caller';
import { HttpError } from '@site/server/http';

/** Callers to keep; the oldest are dropped first, so a flood cannot fill the memory. */
const maxCallers = 20_000;

interface Use {
  count: number;
  until: number;
}

/**
 * Counts a caller's requests before their bodies are read or the database is used. The database has
 * finer limits. This machine is not counted.
 */
export class Limits {
  private readonly uses = new Map<string, Use>();

  constructor(
    private readonly max: number,
    private readonly periodMs: number,
  ) {}

  /**
   * @param now on a clock that never jumps: a set clock would lock callers out, or drop them
   * @throws HttpError 429
   */
  count(caller: string, now = performance.now()): void {
    if (caller === thisMachine) return;
    let use = this.uses.get(caller);
    if (!use || use.until <= now) {
      this.uses.delete(caller);
      use = { count: 0, until: now + this.periodMs };
      this.uses.set(caller, use);
      for (const [oldest] of this.uses) {
        if (this.uses.size <= maxCallers) break;
        this.uses.delete(oldest);
      }
    }
    if (++use.count > this.max)
      throw new HttpError(
        429,
        'Too many requests. Please try again later or call us.',
        'PT429',
        `Retry after ${Math.ceil((use.until - now) / 1000)} seconds`,
      );
  }
}
