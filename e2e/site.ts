import { freePort } from '@site/database/testing/free-port';
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, link, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { StaffAppointment } from '@site/client';
import { connectAsStaff } from '@site/backend/staff-command';

export const root = resolve(import.meta.dirname, '..');
/** Folder of the suite's sites, so a developer's own site stays unchanged; `npm test` names one in memory. */
export const workDir = join(import.meta.dirname, 'test-results/site');

/** A data folder after its first start: an empty database, keys, an empty inbox. */
export const emptyData = join(workDir, 'data');

const command = join(root, 'shared/platform/composer/bin/site.js');

/** Compiling the database's WebAssembly a second time, optimized, takes longer than a test's queries. */
const compileOnce = ['--liftoff-only'];

/** Environment of a server whose clock starts at an instant and runs on. */
export const clockAt = (now: string): Record<string, string> => ({
  SITE_NOW: now,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock.js')}`,
});

/** Id of the live set: the start of the pointer's last line. */
export async function liveSetId(siteDir: string): Promise<string> {
  const lines = (await readFile(join(siteDir, 'live'), 'utf8')).trim().split('\n');
  return lines.at(-1)?.split(' ')[0] ?? '';
}

/** Copies a folder, but hard-links files of these names, which is faster and saves space. */
async function copyTree(from: string, to: string, linked: (name: string) => boolean) {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(from, file);
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true });
    else if (!linked(name)) await cp(file, join(to, name));
    // Linking fails when the temporary folder is on another disk.
    else await link(file, join(to, name)).catch(() => cp(file, join(to, name)));
  }
}

/**
 * Copies a store for a test that changes it. Published files are hard-linked: no command writes
 * into one, and a test that does must remove it first.
 */
export const copyStore = (from: string, to: string): Promise<void> =>
  copyTree(from, to, (name) => /^(releases|sets|share)(\/|$)/.test(name));

/** Adds a release to another store. */
export const linkRelease = (from: string, to: string): Promise<void> =>
  copyTree(from, to, () => true);

/** Runs the `site` command. @returns exit code and everything it printed */
export function runSite(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  // Not 'exit', which may come before the last output is read.
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}

export interface InboxMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Calendar entry, if the mail has one. */
  calendar?: string;
  date: string;
}

/** A site with its own server process, database and inbox in a temporary folder. */
export class Site {
  private child: ChildProcess | undefined;
  output = '';

  private constructor(
    readonly port: number,
    readonly dir: string,
    readonly env: Record<string, string>,
  ) {}

  /**
   * @param composed folder with releases and a live set @param own copy it, so the test can change
   *   it
   * @param data initial content of the server's data folder; null for a first start
   */
  static async start(
    composed: string,
    {
      own = false,
      env = {},
      data = emptyData,
    }: { own?: boolean; env?: Record<string, string>; data?: string | null } = {},
  ): Promise<Site> {
    const dir = await mkdtemp(join(tmpdir(), 'site-'));
    // Node's own copy takes twice the processor time for the thousand files of a database.
    if (data) await promisify(execFile)('cp', ['-R', data, join(dir, 'data')]);
    const siteDir = own ? join(dir, 'site') : composed;
    if (own) await copyStore(composed, siteDir);
    const port = await freePort();
    const site = new Site(port, dir, {
      SITE_DIR: siteDir,
      DATA_DIR: join(dir, 'data'),
      PORT: String(port),
      ...env,
    });
    try {
      await site.boot();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Process id of its server. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Folder of releases and sets. */
  get siteDir(): string {
    return this.env.SITE_DIR ?? '';
  }

  /** Starts the server on the same folders and port, and waits until it answers. */
  async boot(): Promise<void> {
    const child = spawn(process.execPath, [...compileOnce, command, 'serve'], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    // A fixture that fails before its site is in use does not stop it.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    this.output = '';
    child.stdout?.on('data', (chunk) => (this.output += chunk));
    child.stderr?.on('data', (chunk) => (this.output += chunk));
    for (let tries = 0; tries < 900; tries++) {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${this.output}`);
      if (this.output.includes('Inbox')) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The server did not start:\n${this.output}`);
  }

  /** Stops the server. @returns its exit code, null when the signal ended it */
  halt(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return Promise.resolve(child?.exitCode ?? null);
    return new Promise((done) => {
      child.on('exit', (code) => done(code));
      child.kill(signal);
    });
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Mails that arrived, newest first. */
  async inbox(): Promise<InboxMail[]> {
    const response = await fetch(`${this.origin}/_local/inbox.json`);
    return (await response.json()) as InboxMail[];
  }

  /** Mails about an appointment, newest first. */
  async mailsAbout(id: string): Promise<InboxMail[]> {
    return (await this.inbox()).filter(({ text }) => text.includes(id));
  }

  /** Runs the owner's command against this site, as its README describes. */
  staff(...args: string[]): Promise<{ code: number | null; output: string }> {
    return this.run('npm', ['run', '-s', 'staff', '--', ...args], root);
  }

  /** The functions that `staff` calls, without the second that its process takes to start. */
  asStaff(): ReturnType<typeof connectAsStaff> {
    // The server's clock may be years ahead.
    const tenYears = 10 * 365 * 86_400;
    return connectAsStaff(this.origin, this.env.DATA_DIR ?? '', tenYears);
  }

  /** Appointments in the database. */
  async appointments(): Promise<StaffAppointment[]> {
    return (await this.asStaff()).listAppointments();
  }

  /** Those of a customer. @param phone its digits; each test has its own */
  async appointmentsOf(phone: string): Promise<StaffAppointment[]> {
    return (await this.appointments()).filter((row) => row.phone === phone);
  }

  private run(
    file: string,
    args: string[],
    cwd: string,
  ): Promise<{ code: number | null; output: string }> {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...this.env, npm_config_loglevel: 'silent' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    return new Promise((done) =>
      child.on('close', (code) => done({ code, output: code === 0 ? output : output + errors })),
    );
  }
}
