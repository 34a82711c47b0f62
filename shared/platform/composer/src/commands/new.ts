import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '@site/contract/fault';
import { liveSet, liveSetId } from '@site/contract/live';
import { clashes, findParts } from '@site/contract/parts';
import type { ClashingPart, SourcePart } from '@site/contract/parts';
import { root, sourcesDir } from '@site/contract/paths';
import { readRelease } from '@site/contract/release';
import { withBuildLock } from '../store/lock';

const run = promisify(execFile);

/** A remote with tests, of which each new one is a copy. */
const template = join(root, 'shared/platform/part-template');
const notCopied = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;

/**
 * Writes a remote that runs, is tested and can be released at once. A failure leaves nothing behind.
 * @returns its folder
 * @throws Fault when the name or its address is wrong or taken
 */
export function createPart(name: string): Promise<string> {
  // Two new parts must not choose the same port.
  return withBuildLock(join(sourcesDir(), 'new'), async () => {
    const sources = sourcesDir();
    const dir = join(sources, name);
    const site = await settingsOf({ name, dir });
    const half = join(sources, `.${name}.${process.pid}.part`);
    try {
      await copyTemplate(half, name, site.port);
      // New names make lines longer or shorter.
      await run(process.execPath, [prettier(), '--write', '--log-level', 'warn', half]);
      await rename(half, dir);
      if (existsSync(join(sources, 'package-lock.json'))) await lockWorkspace(sources);
    } catch (error) {
      await rm(half, { recursive: true, force: true });
      await rm(dir, { recursive: true, force: true });
      throw error;
    }
    return dir;
  });
}

const prettier = () => join(root, 'node_modules/prettier/bin/prettier.cjs');

/** `mf-gift-cards` → `gift-cards` */
const slugOf = (name: string): string => name.slice('mf-'.length);

/** `mf-gift-cards` → `Gift cards` */
export const titleOf = (name: string): string =>
  slugOf(name)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Port and prefix of the new part. @throws Fault with everything that is wrong */
async function settingsOf({ name, dir }: Omit<ClashingPart, 'site'>) {
  if (!existsSync(template))
    throw new Fault('site new: run it in the repository of the site, which has the template');
  if (!/^mf(?:-[a-z][a-z0-9]*)+$/.test(name))
    throw new Fault(
      `"${name}" is no name of a remote: mf- and lower-case words, e.g. mf-financing`,
    );
  const parts = findParts();
  const port = Math.max(3000, ...parts.map(({ site }) => site.port)) + 1;
  const site = { port, prefixes: [`/${slugOf(name)}`], exposes: {}, consumes: [] };
  const faults = clashes({ name, dir, site }, [...parts, ...(await livePartsBesides(parts))]);
  if (faults.length === 0 && existsSync(dir)) faults.push(`${dir} exists already`);
  if (faults.length > 0) throw new Fault([`${name}: nothing was written`, ...faults].join('\n  '));
  return site;
}

/** Live parts that were built elsewhere: they own names and prefixes, too. */
async function livePartsBesides(parts: SourcePart[]): Promise<ClashingPart[]> {
  if (!(await liveSetId())) return [];
  const { id, versions } = await liveSet();
  const others = Object.entries(versions).filter(
    ([name]) => !parts.some((part) => part.name === name),
  );
  return Promise.all(
    others.map(async ([name, version]) => {
      const { declaration } = await readRelease(name, version);
      return { name, dir: `live set ${id}`, site: { ...declaration, port: 0 } };
    }),
  );
}

async function copyTemplate(target: string, name: string, port: number): Promise<void> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const from = join(entry.parentPath, entry.name);
    const file = from.slice(template.length + 1);
    if (entry.isDirectory() || notCopied.test(file)) continue;
    const text = (await readFile(from, 'utf8'))
      .replaceAll('new-section', slugOf(name))
      .replaceAll('New section', titleOf(name))
      .replaceAll('3999', String(port));
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), text);
  }
}

/** Adds the workspace to package-lock.json, or `npm ci` refuses the repository. */
async function lockWorkspace(cwd: string): Promise<void> {
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    await run('npm', ['install', ...options, '--prefer-offline'], { cwd });
  } catch (error) {
    throw new Fault(`npm cannot write package-lock.json: ${(error as Error).message}`);
  }
}
