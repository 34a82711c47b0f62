import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

/**
 * @typedef {{ name: string, dir: string }} Package `dir` as in `shared/store`
 * @typedef {Record<string, string[]>} Graph names that each package depends on
 * @typedef {{ files: string[], packages: string[], everything: boolean }} Touched
 *   `packages` are folders; `everything` where a file of no package has changed that any may use
 */

/**
 * What a change touches: the packages that its files lie in, and all that depend on these.
 * @param {string[]} files paths from the repository's root
 * @param {Package[]} packages
 * @param {Graph} graph
 * @returns {Touched}
 */
export function touchedBy(files, packages, graph) {
  const ownerOf = (/** @type {string} */ file) =>
    packages.find(({ dir }) => file.startsWith(`${dir}/`));
  const found = new Set(files.flatMap((file) => ownerOf(file)?.name ?? []));
  // A set can grow while it is walked: dependents of dependents follow.
  for (const name of found) {
    for (const [dependent, uses] of Object.entries(graph)) {
      if (uses.includes(name)) found.add(dependent);
    }
  }
  const everything = files.some((file) => !ownerOf(file) && !/\.md$/.test(file));
  return {
    files,
    packages: packages.filter(({ name }) => everything || found.has(name)).map(({ dir }) => dir),
    everything,
  };
}

/**
 * What has changed since a commit, saved files that are not committed included.
 * @param {string} root @param {string} [since] a commit; else where this branch left `main`, or the
 *   last commit on `main` itself
 * @returns {Touched}
 */
export function touchedSince(root, since) {
  const run = (/** @type {string} */ file, /** @type {string[]} */ ...args) =>
    execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (/** @type {string} */ text) => text.split('\n').filter(Boolean);
  const base = since ?? run('git', 'merge-base', 'HEAD', 'main').trim();
  const files = new Set([
    ...lines(run('git', 'diff', '--name-only', base)),
    ...lines(run('git', 'ls-files', '--others', '--exclude-standard')),
  ]);
  const lerna = (/** @type {string} */ format) =>
    JSON.parse(run('npx', 'lerna', 'list', '--all', format, '--loglevel', 'silent'));
  /** @type {{ name: string, location: string }[]} */
  const listed = lerna('--json');
  const packages = listed.map(({ name, location }) => ({ name, dir: relative(root, location) }));
  return touchedBy([...files].sort(), packages, lerna('--graph'));
}
