import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './site';

/** A development command on a copy of sources, which a test may change. */
export class DevServer {
  /** Everything that its terminal shows. */
  output = '';

  constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (chunk) => (this.output += chunk));
    child.stderr?.on('data', (chunk) => (this.output += chunk));
  }

  /**
   * Runs a script of a copied part as `npm run` does.
   * @param script `dev` or `dev:in-site`
   */
  static async ofPart(
    folder: string,
    script: string,
    env: Record<string, string> = {},
  ): Promise<DevServer> {
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [tool = '', ...args] = scripts[script]?.split(' ') ?? [];
    const file = join(root, 'node_modules/.bin', tool);
    return DevServer.start(DevServer, { file, args, cwd: folder, env }, 'http://localhost');
  }

  /** @param ready text that its terminal shows when it answers */
  protected static async start<Server extends DevServer>(
    Kind: new (origin: string, child: ChildProcess) => Server,
    { file, args, cwd, env }: Command,
    ready: string,
  ): Promise<Server> {
    const port = await freePort();
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new Kind(`http://localhost:${port}`, child);
    await server.says(ready);
    return server;
  }

  /** Process id. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Whether the process goes on. */
  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until its terminal shows a text. @throws when it ends before that */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (!this.running) throw new Error(`The development server ended:\n${this.output}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.on('exit', done));
    if (this.running && this.child.kill()) await ended;
  }
}

interface Command {
  file: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
}
