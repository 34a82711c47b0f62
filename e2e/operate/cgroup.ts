import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mount = '/sys/fs/cgroup';

/** Those that systemd uses; the empty name is the one tree of newer systems. */
const trees = ['', 'unified', 'systemd', 'memory', 'pids', 'cpu', 'cpuacct', 'devices'];

/** Folders of the groups of this process, one for each tree of control groups that the system has. */
async function ownGroups(): Promise<string[]> {
  const lines = (await readFile('/proc/self/cgroup', 'utf8')).trim().split('\n');
  return lines
    .flatMap((line) => {
      const [, names = '', path = ''] = line.split(':');
      const tree = names.replace('name=', '') || (existsSync(`${mount}/unified`) ? 'unified' : '');
      return trees.includes(tree) ? [join(mount, tree, path)] : [];
    })
    .filter((group) => existsSync(group));
}

const enter = (group: string): Promise<void> =>
  writeFile(join(group, 'cgroup.procs'), String(process.pid));

/**
 * Puts this process into groups of its own, below the present ones. The processes that it starts are
 * there, too, and a systemd among them finds its limits.
 * @returns leaves the groups and removes them with what systemd has made in them
 */
export async function enterGroups(name: string): Promise<() => Promise<void>> {
  const groups = await ownGroups();
  for (const parent of groups) {
    await mkdir(join(parent, name));
    await enter(join(parent, name));
  }
  return async () => {
    for (const parent of groups) {
      await enter(parent);
      await remove(join(parent, name));
    }
  };
}

async function remove(group: string): Promise<void> {
  const entries = await readdir(group, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await remove(join(group, entry.name));
  await rmdir(group);
}
