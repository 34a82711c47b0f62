import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

/**
 * @typedef {{ name: string, dir: string }} Package `dir` as in `shared/store`
 * @typedef {Record<string, string[]>} Graph names that each package depends on
 * @typedef {{ files: string[], packages: string[], everything: boolean }} Touched
 *   `packages` are folders; `everything` when a changed file lies outside all packages and may affect any
 */

/**
 * Packages that a change affects: those that contain its files, and all that depend on them.
 * @param {string[]} files paths from the repository's root
 * @param {Package[]} packages
 * @param {Graph} graph
 * @returns {Touched}
 */
export function touchedBy(files, packages, graph) {
  const ownerOf = (/** @type {string} */ file) =>
    packages.find(({ dir }) => file.startsWith(`${dir}/`));
  const found = new Set(files.flatMap((file) => ownerOf(file)?.name ?? []));
  // A set may grow during iteration, so dependents of dependents follow.
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
 * What has changed since a commit, including files that are not committed.
 * @param {string} root @param {string} [since] default: where this branch left `main`; on `main` or
 *   without one, the last commit
 * @returns {Touched}
 */
export function touchedSince(root, since) {
  const run = (/** @type {string} */ file, /** @type {string[]} */ ...args) =>
    execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (/** @type {string} */ text) => text.split('\n').filter(Boolean);
  const left = (/** @type {string} */ branch) => run('git', 'merge-base', 'HEAD', branch).trim();
  const base =
    since ??
    firstThatWorks(
      () => left('main'),
      () => left('origin/main'),
    ) ??
    'HEAD';
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

/** @template T @param {(() => T)[]} tries @returns {T | undefined} */
function firstThatWorks(...tries) {
  for (const attempt of tries) {
    try {
      return attempt();
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}
