import { setTimeout as pause } from 'node:timers/promises';
import { bookingOf, bookingPath, callHeaders, windowsPath } from './booking';

const timeoutMs = 30_000;
const retryMs = 200;

/** Sends one request of a kind. The fifth books. */
const kinds = ['/', '/service-area/77002', windowsPath, '/book-online', bookingPath];

/** Visitors of a site that is killed at times. A booking is repeated with its key, as browsers do. */
export class Visitors {
  /** Number of the appointment by the key of its request. */
  readonly acknowledged = new Map<string, string>();
  requests = 0;
  /** Connections that were refused or cut. */
  unanswered = 0;
  /** Bookings that were sent again. */
  repeats = 0;
  /** Answers other than 200. */
  wrong = 0;
  private sent = 0;
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly origin: string) {}

  /** Sends what is missing up to a number of requests, without waiting for answers. */
  sendUpTo(count: number): void {
    while (this.sent < count) {
      const n = this.sent++;
      const path = kinds[n % kinds.length] ?? '/';
      const done = path === bookingPath ? this.book(n) : this.look(path);
      this.underWay.add(done);
      void done.finally(() => this.underWay.delete(done));
    }
  }

  async allAnswered(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async look(path: string): Promise<void> {
    await this.ask(path, path === windowsPath ? { days: 14 } : undefined);
  }

  private async book(n: number): Promise<void> {
    const request = bookingOf(n);
    for (;;) {
      const answer = await this.ask(bookingPath, { request });
      if (answer) {
        const { id } = JSON.parse(answer) as { id: string };
        this.acknowledged.set(request.idempotencyKey, id);
        return;
      }
      this.repeats++;
      await pause(retryMs);
    }
  }

  /** @returns the answer's text; undefined without an answer, or for one other than 200 */
  private async ask(path: string, body?: object): Promise<string | undefined> {
    this.requests++;
    try {
      const answer = await fetch(this.origin + path, {
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { method: 'POST', headers: callHeaders, body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.ok) return text;
      this.wrong++;
    } catch {
      this.unanswered++;
    }
    return undefined;
  }
}
