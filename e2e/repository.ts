import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, mkdtemp, readFile, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site';

const run = promisify(execFile);

/** A program that has ended. */
export interface Ran {
  code: number;
  /** Output, without warnings. */
  printed: string;
  /** Output on both streams. */
  output: string;
}

/** Runs a program in a folder, as a person does there. */
export async function runIn(
  cwd: string,
  [file = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  try {
    // As in a terminal: what Playwright's process was started with must not lead to this repository.
    const { INIT_CWD: _, NODE_OPTIONS: __, ...own } = process.env;
    const { stdout, stderr } = await run(file, args, {
      cwd,
      env: { ...own, NODE_ENV: '', ...env },
      maxBuffer: 2 ** 26,
    });
    return { code: 0, printed: stdout.trim(), output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout.trim(), output: stdout + stderr };
  }
}

/**
 * A copy of this repository with a git of its own. Its packages link to each other; those of the
 * registry are the ones that are installed here.
 * @param dir a new folder @returns it
 */
export async function copyRepository(dir?: string): Promise<string> {
  dir ??= await mkdtemp(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => runIn(root, ['git', ...args]);
  const { printed } = await git('ls-files', '-co', '--exclude-standard', '-z');
  for (const file of printed.split('\0').filter(Boolean)) {
    const from = join(root, file);
    // A file that was removed and not committed is still listed.
    if (await lstat(from).catch(() => undefined)) await cp(from, join(dir, file));
  }
  await linkPackages(dir);
  const as = ['-c', 'user.name=test', '-c', 'user.email=test@site.example'];
  await runIn(dir, ['git', 'init', '-q']);
  await runIn(dir, ['git', 'add', '-A']);
  await runIn(dir, ['git', ...as, 'commit', '-qm', 'as copied']);
  return dir;
}

interface Lock {
  packages: Record<string, { link?: boolean; resolved?: string }>;
}

async function linkPackages(dir: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const own = Object.entries(packages).filter(([, { link }]) => link);
  const isOwn = (path: string) => own.some(([place]) => place === path);
  for (const [place, { resolved = '' }] of own) {
    const link = join(dir, place);
    await mkdir(dirname(link), { recursive: true });
    // Relative, as npm links them: a copy of this copy has packages of its own.
    await symlink(relative(dirname(link), join(dir, resolved)), link);
  }
  for (const name of await readdir(join(root, 'node_modules'))) {
    const place = `node_modules/${name}`;
    if (name === '@site' || name === '.cache' || isOwn(place)) continue;
    // Its links are relative, so the commands of our packages are the copy's.
    if (name === '.bin')
      await cp(join(root, place), join(dir, place), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(root, place), join(dir, place));
  }
  for (const place of new Set(Object.keys(packages).map(nestedFolder).filter(Boolean)))
    await symlink(join(root, place), join(dir, place)).catch(() => {});
}

/** `shared/browser/ui/node_modules/x` → `shared/browser/ui/node_modules`; empty for packages of the root. */
const nestedFolder = (path: string): string =>
  /^(?!node_modules)(.*?\/node_modules)\//.exec(path)?.[1] ?? '';
