import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Fault } from '@site/contract/fault';
import { root } from '@site/contract/paths';
import { idOf } from '@site/contract/release';
import type { Release } from '@site/data-types/contract';

const run = promisify(execFile);

/** `3f9a1c2b4d5e-dirty` is the commit with changes on top. */
const commitOf = ({ revision }: Release): string => revision.replace(/-dirty$/, '');

/** @returns whether git succeeds */
const git = (dir: string, ...args: string[]): Promise<boolean> =>
  run('git', args, { cwd: dir }).then(
    () => true,
    () => false,
  );

/**
 * Refuses a release that was made from an older commit than the live one: two jobs of a workflow may
 * arrive in the other order than their commits.
 * @param live release of the same part @param dir repository of the part
 * @throws Fault naming both commits, also when the live one is not in the repository: it was pushed
 *   after this one was fetched, or the part has moved to another repository
 */
export async function assertNotOlder(
  candidate: Release,
  live: Release,
  dir: string = root,
): Promise<void> {
  const [next, current] = [commitOf(candidate), commitOf(live)];
  if (next === current) return;
  // A part that another bundler has built, or one built without git, names no commit.
  if (!(await git(dir, 'cat-file', '-e', `${next}^{commit}`))) return;
  if (!/^[0-9a-f]{7,40}$/.test(current)) return;
  const how = 'To make it live all the same, say --older.';
  const made = `${idOf(candidate)} was made from ${next}, the live ${idOf(live)} from ${current}`;
  if (!(await git(dir, 'cat-file', '-e', `${current}^{commit}`)))
    throw new Fault(
      `${made}, which this repository does not have: fetch it, to see which is newer. ${how}`,
    );
  if (await git(dir, 'merge-base', '--is-ancestor', next, current))
    throw new Fault(`${made}, which is newer. ${how}`);
}
