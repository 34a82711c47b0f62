import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { Fault } from '@site/contract/fault';
import { parse } from '@site/contract/parse';
import { releaseDir } from '@site/contract/paths';
import type { SiteFacts } from '@site/contract/company';
import type { ReleaseIn } from '@site/contract/languages';
import * as v from 'valibot';
import type { RouteTree } from '../release/release-pages';
import { replySchema, routesSchema, startedSchema } from './prerender-messages';
import type { PartPages, Task } from './prerender-messages';
import { startSandbox } from './sandbox';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A page takes milliseconds, loading all bundles about a second. */
const longestMs = 60_000;

/**
 * Prerenders pages with exactly the releases of a set. Their server bundles are code of other teams,
 * so they run in a process that has neither this one's memory nor its secrets.
 */
export class Renderer {
  /** Pages and modules of every part, by name. */
  parts: ReadonlyMap<string, PartPages> = new Map();
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private ended: Error | undefined;

  private constructor(
    private readonly child: ChildProcess,
    private readonly timeoutMs: number,
  ) {
    child.on('message', (message: unknown) => this.receive(message));
    child.on('error', (error) => this.end(error));
    child.on('exit', (code, signal) =>
      this.end(new Fault(`the process that renders the pages ended (${signal ?? code})`)),
    );
  }

  /**
   * @param releases in the language of the pages
   * @param timeoutMs for one answer
   * @throws Fault naming a release without bundle, or a part whose pages cannot be listed
   */
  static async open(
    releases: ReleaseIn[],
    company: SiteFacts,
    timeoutMs = longestMs,
  ): Promise<Renderer> {
    if (!releases.some(({ name }) => name === 'shell')) throw new Fault('A set needs a shell.');
    const folders = releases.map(({ name, version, language, declaration }) => ({
      name,
      language,
      prefixes: declaration.prefixes,
      dir: realpathSync(releaseDir(name, version)),
    }));
    const renderer = new Renderer(startSandbox(folders.map(({ dir }) => dir)), timeoutMs);
    try {
      const started = await renderer.request({ do: 'start', releases: folders, company });
      const pages = parse(startedSchema, started, 'what the parts publish');
      renderer.parts = new Map(Object.entries(pages));
    } catch (error) {
      renderer.close();
      throw error;
    }
    return renderer;
  }

  /** @returns the page as the shell's bundle made it, not yet compared with its schema */
  render = (path: string): Promise<unknown> => this.request({ do: 'render', path });

  /** A part's routes with their kinds. Loads each of them. */
  async routes(part: string): Promise<RouteTree[]> {
    return parse(routesSchema, await this.request({ do: 'routes', part }), `the routes of ${part}`);
  }

  /** Ends the process; until then this one does not end either. */
  close(): void {
    this.child.kill('SIGKILL');
  }

  private async request(task: Task): Promise<unknown> {
    if (this.ended) throw this.ended;
    const id = ++this.requests;
    const timer = setTimeout(() => {
      this.end(new Fault(`no answer within ${this.timeoutMs / 1000} s`));
      this.close();
    }, this.timeoutMs);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.child.send({ ...task, id }, (error) => error && reject(this.ended ?? error));
      });
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
    }
  }

  /** A bundle can send messages as well; one of another form is no answer. */
  private receive(message: unknown): void {
    const found = v.safeParse(replySchema, message);
    if (!found.success) return;
    const reply = found.output;
    const waiting = this.waiting.get(reply.id);
    if ('error' in reply)
      waiting?.reject(reply.isFault ? new Fault(reply.error) : new Error(reply.error));
    else waiting?.resolve(reply.value);
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
  }
}
