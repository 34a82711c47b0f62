import type { Health } from '@site/contract/backend';
import { freshFor, within } from './within';

/** Reasons why the site is not ready, the only words that strangers read. */
export type Reason = 'starting' | 'stopping' | 'database' | 'mail' | 'disk' | 'set';

export interface ReadinessOptions {
  /** The backend; undefined until it is open. */
  health: () => Health | undefined;
  /** @throws Error when no set can be served */
  findSet: () => Promise<void>;
  /** A mail that is due and waits for longer than this is a problem. */
  maxMailAgeSeconds: number;
  /** Less room for the data than this is a problem. */
  minFreeBytes: number;
  /** Called when the reasons have changed, with a line for the owner that may name files. */
  log: (line: string) => void;
}

/** How long an answer is used again, so that no flood of questions reaches the database. */
const freshMs = 5_000;
/** A check that takes longer has failed. */
const checkTimeoutMs = 4_000;

/** Checks whether the site can do its work: keep data, send mails, show pages. */
export class Readiness {
  private lastLogged = '';
  private stopping = false;
  private readonly checked = freshFor(freshMs, (): Promise<Reason[]> => this.check());
  private readonly running = new Map<Reason, Promise<unknown>>();

  constructor(private readonly options: ReadinessOptions) {}

  /** From now on the site is not ready. */
  stop(): void {
    this.stopping = true;
  }

  /** @returns an empty list when the site is ready */
  async current(): Promise<Reason[]> {
    if (this.stopping) return ['stopping'];
    return this.options.health() ? this.checked() : ['starting'];
  }

  private async check(): Promise<Reason[]> {
    const health = this.options.health();
    if (!health) return ['starting'];
    const { findSet, maxMailAgeSeconds, minFreeBytes } = this.options;
    const checks: [Reason, () => Promise<unknown>][] = [
      ['database', () => health.writes()],
      [
        'mail',
        async () => {
          const { oldestSeconds, waiting } = await health.outbox();
          const late = oldestSeconds > maxMailAgeSeconds;
          if (late && !(await health.mailServerAnswers()))
            throw new Error(`${waiting} mails wait, the oldest for ${oldestSeconds.toFixed(0)} s`);
        },
      ],
      [
        'disk',
        async () => {
          const free = await health.freeBytes();
          if (free < minFreeBytes) throw new Error(`${(free / 1e6).toFixed(0)} MB are free`);
        },
      ],
      ['set', findSet],
    ];
    const problems = await Promise.all(checks.map(([reason, check]) => this.run(reason, check)));
    const found = problems.filter((problem) => problem !== undefined);
    this.report(found);
    return found.map(({ reason }) => reason);
  }

  /** One check, unless its last run still waits, e.g. for a database that has vanished. */
  private async run(
    reason: Reason,
    check: () => Promise<unknown>,
  ): Promise<{ reason: Reason; why: string } | undefined> {
    const running = this.running.get(reason) ?? check();
    this.running.set(reason, running);
    void running
      .catch(() => undefined)
      .finally(() => this.running.get(reason) === running && this.running.delete(reason));
    return within(checkTimeoutMs, running).then(
      () => undefined,
      (error: Error) => ({ reason, why: error.message }),
    );
  }

  private report(found: { reason: Reason; why: string }[]): void {
    const names = found.map(({ reason }) => reason).join();
    if (names === this.lastLogged) return;
    this.lastLogged = names;
    this.options.log(
      found.length > 0
        ? `Not ready: ${found.map(({ reason, why }) => `${reason} (${why})`).join(', ')}`
        : 'Ready again.',
    );
  }
}
