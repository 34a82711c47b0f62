import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

interface Package {
  name: string;
  /** Folder, as in `shared/browser/store`. */
  dir: string;
}

/** Names that each package depends on. */
type Graph = Record<string, string[]>;

interface Touched {
  files: string[];
  /** Folders. */
  packages: string[];
  /** Whether a changed file lies outside all packages, so that it may affect any. */
  everything: boolean;
}

/**
 * Packages that a change affects: those that contain its files, and all that depend on them.
 * @param files paths from the repository's root
 */
export function touchedBy(files: string[], packages: Package[], graph: Graph): Touched {
  const ownerOf = (file: string) => packages.find(({ dir }) => file.startsWith(`${dir}/`));
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

/** Whether a change of these files can affect pages of parts that it does not change. */
export const touchesShared = (files: string[], parts: readonly string[]): boolean =>
  files.some((file) => !/\.md$/.test(file) && !parts.some((part) => file.startsWith(`${part}/`)));

/**
 * Files that have changed since a commit, including files that are not committed.
 * @param root of the repository
 * @param since default: where this branch left `main`; on `main` or without one, the last commit
 */
export function touchedSince(root: string, since?: string): Touched {
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const left = (branch: string) => run('git', 'merge-base', 'HEAD', branch).trim();
  const base =
    since ??
    firstThatWorks(
      () => left('main'),
      () => left('origin/main'),
    ) ??
    'HEAD';
  const files = new Set([
    ...lines(run('git', 'diff', '--name-only', base, '--')),
    ...lines(run('git', 'ls-files', '--others', '--exclude-standard')),
  ]);
  const lerna = (format: string): unknown =>
    JSON.parse(run('npx', 'lerna', 'list', '--all', format, '--loglevel', 'silent'));
  const listed = lerna('--json') as { name: string; location: string }[];
  const packages = listed.map(({ name, location }) => ({ name, dir: relative(root, location) }));
  return touchedBy([...files].sort(), packages, lerna('--graph') as Graph);
}

function firstThatWorks<T>(...tries: (() => T)[]): T | undefined {
  for (const attempt of tries) {
    try {
      return attempt();
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}
