import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { mustRun, run, type Ran, until } from './programs';

const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A folder with Debian in which systemd runs, with processes, network and users' files of its own. */
export class Machine {
  private child: ChildProcess | undefined;
  private pid = 0;

  private constructor(
    readonly name: string,
    readonly dir: string,
  ) {}

  /**
   * Unpacks Debian into a new folder.
   * @param base archive of mmdebstrap
   */
  static async unpack(base: string, dir: string, name: string): Promise<Machine> {
    await mkdir(dir);
    await mustRun(['tar', '-xpf', base, '-C', dir, '--exclude=./dev/*']);
    await writeFile(join(dir, 'etc/hostname'), `${name}\n`);
    // Otherwise systemd makes one at each start and complains that it cannot keep it.
    await writeFile(join(dir, 'etc/machine-id'), `${randomBytes(16).toString('hex')}\n`);
    await copyFile('/etc/resolv.conf', join(dir, 'etc/resolv.conf'));
    return new Machine(name, dir);
  }

  /** Path of one of its files on the machine that runs this script. */
  file(name: string): string {
    return join(this.dir, name);
  }

  /** Adds names to its /etc/hosts. */
  async nameHosts(lines: string[]): Promise<void> {
    await appendFile(
      this.file('etc/hosts'),
      `127.0.0.1 localhost ${this.name}\n${lines.join('\n')}\n`,
    );
  }

  /** Starts systemd and waits until it has started everything. */
  async boot(): Promise<void> {
    const script = join(import.meta.dirname, 'boot-machine.sh');
    const namespaces = ['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup'];
    const args = [...namespaces, '--fork', '--kill-child', 'sh', script, this.dir];
    const child = spawn('unshare', args, { stdio: 'ignore' });
    this.child = child;
    const children = `/proc/${child.pid}/task/${child.pid}/children`;
    await until(`systemd of ${this.name}`, async () => {
      this.pid = Number((await readFile(children, 'utf8')).trim());
      const comm = await readFile(`/proc/${this.pid}/comm`, 'utf8').catch(() => '');
      return comm.trim() === 'systemd' || undefined;
    });
    await until(`the start of ${this.name}`, async () => {
      const { output } = await this.run('systemctl is-system-running');
      if (output.includes('degraded')) throw new Error(await this.must('systemctl --failed'));
      return output.includes('running') || undefined;
    });
  }

  private command(script: string, network: boolean): string[] {
    const spaces = ['-m', '-p', '-i', '-u', '-C', ...(network ? [] : ['-n'])];
    const enter = ['nsenter', '-t', String(this.pid), ...spaces, '-r', '-w'];
    return [
      ...enter,
      'env',
      '-i',
      path,
      'HOME=/root',
      'LANG=C.UTF-8',
      'DEBIAN_FRONTEND=noninteractive',
    ].concat(['bash', '--norc', '-euo', 'pipefail', '-c', `cd /root\n${script}`]);
  }

  /** Runs lines of a shell as root, which end at the first that fails. */
  run(script: string, input = ''): Promise<Ran> {
    return run(this.command(script, false), { input });
  }

  /** @returns what they printed. @throws Error with that, when one fails */
  must(script: string, input = ''): Promise<string> {
    return mustRun(this.command(script, false), { input });
  }

  /** The same with the network of the machine that runs this script, e.g. to install packages. */
  mustOnline(script: string): Promise<string> {
    return mustRun(this.command(script, true));
  }

  /** Gives it an address in the network of the lab. */
  async connect(bridgePid: number, address: string): Promise<void> {
    const cable = `to-${this.name}`;
    const there = ['nsenter', '-t', String(bridgePid), '-n', 'ip', 'link'];
    await mustRun([
      ...there,
      ...['add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(this.pid)],
    ]);
    await mustRun([...there, 'set', cable, 'master', 'lab', 'up']);
    await this.must(`ip address add ${address}/24 dev eth0; ip link set eth0 up`);
  }

  /** The last lines of its log, to find out why a step failed. */
  async log(): Promise<string> {
    return (await this.run('journalctl --no-pager -o short -n 40')).output;
  }

  /** Switches it off. */
  async stop(): Promise<void> {
    const { child, pid } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    // The first process of its processes' namespace: all others end with it.
    if (pid > 0) process.kill(pid, 'SIGKILL');
    else child.kill('SIGKILL');
    await ended;
  }
}
