import { execFileSync } from 'node:child_process';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { releaseOf } from '@site/delivery/testing/site-folder';
import { assertNotOlder } from './revisions';

const as = ['-c', 'user.name=test', '-c', 'user.email=test@site.example'];
const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', [...as, ...args], { cwd: dir, encoding: 'utf8' }).trim();

/** A repository with three commits: two on main, and one on a branch from the first. */
function repository() {
  const dir = temporaryDir('repository');
  git(dir, 'init', '-q', '-b', 'main');
  const commit = (message: string): string => {
    git(dir, 'commit', '-q', '--allow-empty', '-m', message);
    return git(dir, 'rev-parse', '--short=12', 'HEAD');
  };
  const first = commit('first');
  const second = commit('second');
  git(dir, 'checkout', '-q', '-b', 'branch', first);
  return { dir, first, second, other: commit('other') };
}

const { dir, first, second, other } = repository();
const made = (version: string, revision: string) => ({
  ...releaseOf('mf-blog', version),
  revision,
});

test.each([
  ['a newer commit', second, first],
  ['the same commit', first, first],
  ['changes on top of the live commit', `${first}-dirty`, first],
  ['a commit of another branch', other, second],
  ['a release without a commit', 'unknown', second],
  ['a live release without a commit', first, 'unknown'],
])('%s goes live', async (_, candidate, live) => {
  await expect(assertNotOlder(made('2', candidate), made('1', live), dir)).resolves.toBeUndefined();
});

test.each([
  ['clean', first, second],
  ['with changes on top', `${first}-dirty`, `${second}-dirty`],
])('an older commit, %s, is refused with both commits', async (_, candidate, live) => {
  await expect(assertNotOlder(made('2', candidate), made('1', live), dir)).rejects.toThrow(
    `mf-blog@2 was made from ${first}, the live mf-blog@1 from ${second}, which is newer.`,
  );
});

test('a live commit that was pushed after this repository was fetched is refused', async () => {
  const unknown = '0123456789ab';
  await expect(assertNotOlder(made('2', second), made('1', unknown), dir)).rejects.toThrow(
    `from ${unknown}, which this repository does not have: fetch it`,
  );
});
