import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { freePort, root } from './site';
import { copySources } from './sources';

/** `site dev` on a copy of every part's sources, which a test may change. */
export class DevSite {
  output = '';

  private constructor(
    readonly origin: string,
    /** Folder of the parts. */
    readonly sources: string,
    private readonly child: ChildProcess,
    private readonly dir: string,
  ) {}

  static async start(): Promise<DevSite> {
    const dir = await mkdtemp(join(tmpdir(), 'dev-'));
    const folders: string[] = [];
    for (const part of partNames)
      folders.push(await copySources(part, 'dev', { keepOthers: true }));
    const sources = join(folders[0] ?? '', '..');
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'shared/composer/bin/site.js'), 'dev'], {
      cwd: root,
      env: {
        ...process.env,
        SOURCES_DIR: sources,
        SITE_DIR: join(dir, 'site'),
        DATA_DIR: join(dir, 'data'),
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const site = new DevSite(`http://localhost:${port}`, sources, child, dir);
    child.stdout?.on('data', (chunk) => (site.output += chunk));
    child.stderr?.on('data', (chunk) => (site.output += chunk));
    await site.says('Inbox');
    return site;
  }

  /** Waits until the command has printed a text. @throws when it ends before that */
  private async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null) throw new Error(`The site ended:\n${this.output}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.on('exit', done));
    if (this.child.exitCode === null && this.child.kill()) await ended;
    await rm(this.dir, { recursive: true, force: true });
  }
}
