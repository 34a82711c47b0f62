import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sharedPackages } from '@site/contract/shared-packages';
import { root } from '../site';

const run = promisify(execFile);

export const git = (dir: string, ...args: string[]) => run('git', ['-C', dir, ...args]);

/** Links every entry of a folder into another one. */
async function linkEntries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await symlink(join(from, name), join(to, name));
}

/**
 * A fresh clone of the repository at its last commit, with sources and shared packages of its own.
 * Installed packages are linked instead of installed again, since only the registry's speed would be
 * measured.
 */
export async function cloneRepository(dir: string): Promise<string> {
  await run('git', ['clone', '--quiet', '--local', root, dir]);
  // Links are no folders, so .gitignore does not cover them, and the revision would be dirty.
  await appendFile(join(dir, '.git/info/exclude'), 'node_modules\n');
  const installed = join(root, 'node_modules');
  for (const name of await readdir(installed)) {
    // Caches, and commands of our packages, belong to their checkout.
    if (name === '@site' || name === '.cache' || name === '.bin') continue;
    const target = join(dir, 'node_modules', name);
    if (name.startsWith('@')) await linkEntries(join(installed, name), target);
    else {
      await mkdir(dirname(target), { recursive: true });
      await symlink(join(installed, name), target);
    }
  }
  const shared = sharedPackages(dir);
  await mkdir(join(dir, 'node_modules/@site'), { recursive: true });
  for (const folder of shared)
    await symlink(join('../..', folder), join(dir, 'node_modules/@site', basename(folder)));
  for (const workspace of [...shared, ...(await readdir(dir))]) {
    const own = join(root, workspace, 'node_modules');
    if (workspace !== 'node_modules' && existsSync(own) && existsSync(join(dir, workspace)))
      await symlink(own, join(dir, workspace, 'node_modules')).catch(() => {});
  }
  return dir;
}

/** Commits a change, so that the release has a revision of its own. @returns the revision */
export async function commit(dir: string, message: string): Promise<string> {
  const who = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com'];
  await git(dir, ...who, 'commit', '--quiet', '--all', '-m', message);
  return (await git(dir, 'rev-parse', '--short', 'HEAD')).stdout.trim();
}
