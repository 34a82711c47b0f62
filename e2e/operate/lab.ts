import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../site';
import { enterGroups } from './cgroup';
import { Machine } from './machine';
import { mustRun, until } from './programs';

/** Packages of Debian that rented servers have, and what a minimal one lacks to run Node. */
const packages =
  'systemd systemd-sysv dbus sudo adduser curl ca-certificates openssh-server iproute2 procps libstdc++6';

export const domain = 'www.example.com';
const addresses = { old: '10.77.0.2', new: '10.77.0.3' };
const developerAddress = '10.77.0.1';
const hosts = (site: string): string =>
  `127.0.0.1 localhost\n${site} ${domain}\n${addresses.new} NEW\n`;

/**
 * Two machines with Debian and the developer's machine, in a network that no other process sees. The
 * developer's machine is this one with a network, a list of hosts and a key of its own.
 */
export class Lab {
  private developer: ChildProcess | undefined;
  private mails: ChildProcess | undefined;
  private readonly machines: Machine[] = [];

  private constructor(
    readonly dir: string,
    private readonly leaveGroups: () => Promise<void>,
  ) {}

  static async open(): Promise<Lab> {
    const dir = await mkdtemp(join(tmpdir(), 'operate-'));
    const lab = new Lab(dir, await enterGroups(`try-operate-${process.pid}`));
    await lab.startDeveloper();
    return lab;
  }

  /** Folder with the repository's commands, in which the developer packs. */
  get developerMachine(): string {
    return join(this.dir, 'developer-machine');
  }

  private async startDeveloper(): Promise<void> {
    await mkdir(this.developerMachine);
    await symlink(join(root, 'node_modules'), join(this.developerMachine, 'node_modules'));
    await mustRun(['ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', join(this.dir, 'key')]);
    await this.pointDomainAt('old');
    const settings = 'StrictHostKeyChecking accept-new\nLogLevel ERROR\n';
    await writeFile(join(this.dir, 'ssh-config'), settings);
    const script = `set -e; mount --make-rprivate /; mount --bind ${this.dir}/hosts /etc/hosts
      mkdir -p /root/.ssh; mount -t tmpfs -o mode=700 tmpfs /root/.ssh
      cp ${this.dir}/key /root/.ssh/id_ed25519; cp ${this.dir}/ssh-config /root/.ssh/config
      ip link set lo up; ip link add lab type bridge; ip address add ${developerAddress}/24 dev lab
      ip link set lab up; echo ready; exec sleep infinity`;
    const child = spawn('unshare', ['--net', '--mount', 'sh', '-c', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.developer = child;
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error('No network of its own: is this root on Linux?');
  }

  private get pid(): number {
    return this.developer?.pid ?? 0;
  }

  /** Runs lines of a shell on the developer's machine. @throws Error with what they printed */
  onDeveloperMachine(script: string, env: Record<string, string> = {}): Promise<string> {
    const enter = ['nsenter', '-t', String(this.pid), '-n', '-m', `--wd=${this.developerMachine}`];
    const { INIT_CWD: _, ...own } = process.env;
    return mustRun([...enter, 'bash', '--norc', '-euo', 'pipefail', '-c', script], {
      env: { ...own, ...env },
    });
  }

  /** Starts a mail server on the developer's machine. @returns number of mails that have arrived */
  async receiveMails(): Promise<() => number> {
    const script = join(import.meta.dirname, 'mail-server.ts');
    const enter = ['-t', String(this.pid), '-n', process.execPath, '--import', 'tsx'];
    const child = spawn('nsenter', [...enter, script, developerAddress], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.mails = child;
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await until('the mail server', () =>
      Promise.resolve(printed.includes('listening') || undefined),
    );
    return () => printed.split('mail\n').length - 1;
  }

  /** Acts like a change in DNS: visitors reach another machine. */
  async pointDomainAt(name: keyof typeof addresses): Promise<void> {
    await writeFile(join(this.dir, 'hosts'), hosts(addresses[name]));
  }

  /** Debian's packages as an archive. `OPERATE_BASE` names one that an earlier run has preserved. */
  async debian(): Promise<string> {
    if (process.env.OPERATE_BASE) return process.env.OPERATE_BASE;
    const base = join(this.dir, 'debian.tar');
    const included = `--include=${packages.replaceAll(' ', ',')}`;
    await mustRun(['mmdebstrap', '--quiet', '--variant=minbase', included, 'bookworm', base]);
    return base;
  }

  /** Unpacks, boots and connects a machine to which the developer may sign in. */
  async addMachine(base: string, name: keyof typeof addresses): Promise<Machine> {
    const machine = await Machine.unpack(base, join(this.dir, name), name);
    this.machines.push(machine);
    await machine.nameHosts([
      `${addresses.new} NEW`,
      `127.0.0.1 ${domain}`,
      `${developerAddress} mail.example.com`,
    ]);
    await mkdir(machine.file('root/.ssh'), { recursive: true, mode: 0o700 });
    await mustRun(['cp', join(this.dir, 'key.pub'), machine.file('root/.ssh/authorized_keys')]);
    await mustRun(['cp', join(this.dir, 'key'), machine.file('root/.ssh/id_ed25519')]);
    await mustRun(['cp', join(this.dir, 'ssh-config'), machine.file('root/.ssh/config')]);
    await machine.boot();
    await machine.connect(this.pid, addresses[name]);
    await until('sshd', async () =>
      (await machine.run('systemctl is-active ssh')).code === 0 ? true : undefined,
    );
    return machine;
  }

  /** The last lines of the machines' logs. */
  async logs(): Promise<string> {
    const logs = await Promise.all(this.machines.map((machine) => machine.log()));
    return logs.join('\n');
  }

  async close(): Promise<void> {
    for (const machine of this.machines) await machine.stop();
    for (const child of [this.mails, this.developer]) {
      if (!child || child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await this.leaveGroups();
    if (process.env.OPERATE_KEEP !== '1') await rm(this.dir, { recursive: true, force: true });
  }
}
