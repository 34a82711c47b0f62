import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevUpdate } from '@site/data-types/contract';

/** The open pages of a development server, and what is wrong with the sources now. */
export class OpenPages {
  private readonly pages = new Set<ServerResponse>();
  private readonly problems = new Map<string, string[]>();

  /** Answers `/_dev/events`. A new page gets what is wrong at once. */
  listen = (req: IncomingMessage, res: ServerResponse): void => {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    this.pages.add(res);
    req.on('close', () => this.pages.delete(res));
    res.write(message({ problems: this.all() }));
  };

  send(update: DevUpdate): void {
    for (const page of this.pages) page.write(message(update));
  }

  /**
   * Replaces the problems of one kind: prints the new ones and shows all of them on the open pages.
   * @param kind of problems, e.g. `mf-blog types`
   * @param found each with file and line; empty when the sources are right
   */
  report(kind: string, found: string[]): void {
    const before = this.problems.get(kind) ?? [];
    if (JSON.stringify(before) === JSON.stringify(found)) return;
    this.problems.set(kind, found);
    for (const problem of found) if (!before.includes(problem)) console.error(`\n${problem}`);
    if (found.length === 0) console.log(`\n${kind}: fixed`);
    this.send({ problems: this.all() });
  }

  /** @returns what is wrong, the same text once */
  all(): string[] {
    return [...new Set([...this.problems.values()].flat())];
  }
}

const message = (update: DevUpdate): string => `data: ${JSON.stringify(update)}\n\n`;
