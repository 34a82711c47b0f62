import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSite } from '../../site';

/** Variables that the unit of a pack sets, e.g. for the memory. */
async function variablesOfUnit(pack: string): Promise<Record<string, string>> {
  const unit = await readFile(join(pack, 'site.service'), 'utf8');
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((pair) => pair.split('=', 2) as [string, string]);
  return Object.fromEntries(pairs);
}

/** The live set and its server as `site pack-server` writes them, run as the unit does. */
export class PackedSite {
  private child: ChildProcess | undefined;
  /** Output of the processes, all starts together. */
  output = '';

  private constructor(
    private readonly pack: string,
    private readonly env: Record<string, string>,
    readonly origin: string,
  ) {}

  /** @param dir folder for the pack @param env replaces variables of the unit, e.g. `DATA_DIR` */
  static async write(dir: string, env: Record<string, string>): Promise<PackedSite> {
    const pack = join(dir, 'pack');
    const { code, output } = await runSite(['pack-server', pack]);
    if (code !== 0) throw new Error(output);
    const port = await freePort();
    // Without a proxy, requests of this machine are those of a person at it, which no limit counts.
    const own = { PATH: process.env.PATH ?? '', PORT: String(port), TRUST_PROXY: '0', ...env };
    const all = { ...(await variablesOfUnit(pack)), ...own };
    return new PackedSite(pack, all, `http://127.0.0.1:${port}`);
  }

  /** @returns milliseconds from the start to the first answered page */
  async start(): Promise<number> {
    const began = performance.now();
    const child = spawn(process.execPath, ['serve.js'], {
      cwd: this.pack,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    for (;;) {
      if (child.exitCode !== null) throw new Error(this.output);
      const answer = await fetch(this.origin).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return performance.now() - began;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** @returns its exit code; null when the signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }
}
