import { Worker } from 'node:worker_threads';
import { reason } from '@site/contract/fault';
import { databaseError } from './database';

type Does = 'query' | 'run' | 'close';
interface Answer {
  /** Number of the call; 0 reports that the database is open. */
  id: number;
  rows?: object[];
  error?: { message: string };
}
interface Waiting {
  resolve: (rows: object[]) => void;
  reject: (error: unknown) => void;
  timer?: NodeJS.Timeout | undefined;
}

/** The embedded database on its thread. Once `dead`, it answers no more calls; open another. */
export class EmbeddedWorker {
  /** Archive with which a new database begins. Only tests set it; default: the one of a pack. */
  static emptyDatabase: string | undefined;
  dead = false;
  /** Why it is dead, in one line. */
  endedBecause = '';
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  private constructor(
    folder: string,
    private readonly queryTimeoutMs: number,
    bare: boolean,
  ) {
    this.thread = new Worker(new URL('./embedded-thread.js', import.meta.url), {
      workerData: { folder, bare, emptyDatabase: EmbeddedWorker.emptyDatabase },
      // Without tsx's loaders: a worker that loads them twice hangs.
      execArgv: [],
    });
    this.thread.on('message', (answer: Answer) => this.settle(answer));
    this.thread.on('error', (error) => this.end(reason(error)));
    this.thread.on('exit', (code) => this.end(`its thread ended with code ${code}`));
  }

  /**
   * @param bare a new database has no tables
   * @throws Error when the database in the folder cannot be opened
   */
  static async open(
    folder: string,
    queryTimeoutMs: number,
    bare: boolean,
  ): Promise<EmbeddedWorker> {
    const worker = new EmbeddedWorker(folder, queryTimeoutMs, bare);
    await new Promise<object[]>((resolve, reject) => worker.waiting.set(0, { resolve, reject }));
    return worker;
  }

  call(does: Does, sql = '', params: unknown[] = []): Promise<object[]> {
    if (this.dead) return Promise.reject(databaseError('57P01', 'The database has stopped'));
    const id = ++this.calls;
    return new Promise((resolve, reject) => {
      const timer =
        does === 'query'
          ? setTimeout(() => this.abort('a query took too long'), this.queryTimeoutMs)
          : undefined;
      this.waiting.set(id, { resolve, reject, timer });
      this.thread.postMessage({ id, does, sql, params });
    });
  }

  async close(): Promise<void> {
    if (!this.dead) await this.call('close');
    this.dead = true;
    await this.thread.terminate();
  }

  /** Ends the thread during its work; the database recovers when it is opened again. */
  abort(why: string): void {
    this.end(why);
    void this.thread.terminate();
  }

  /** Ends with the thread. Two threads on one folder would lose rows. */
  async gone(): Promise<void> {
    await this.thread.terminate();
  }

  private settle({ id, rows, error }: Answer): void {
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(call?.timer);
    if (error) call?.reject(Object.assign(new Error(error.message), error));
    else call?.resolve(rows ?? []);
  }

  private end(why: string): void {
    // The thread's exit follows its error, which is the reason.
    this.endedBecause ||= why;
    this.dead = true;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(databaseError('57P01', `The database has stopped: ${why}`));
    }
    this.waiting.clear();
  }
}
