import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import type { CompanyConfig } from '@site/data-types/company';
import { loadCompany } from '../company';
import { compose } from '../compose/compose';
import { Fault } from '../fault';
import { buildingAlone, exclusively } from '../store/lock';
import { partDir, root, siteDir } from '../paths';
import { addRelease } from '../store/releases';
import { liveSetId, makeLive, readSet } from '../store/sets';

/**
 * Builds every part that has changed (lerna keeps the rest), stores the releases, composes them and
 * makes the set live.
 * @param progress told what happens, a line each
 */
export async function buildAll(progress: (line: string) => void): Promise<void> {
  const company = await loadCompany();
  progress(`Building ${partNames.length} parts`);
  await runLerna(progress);
  const versions: Record<string, string> = {};
  for (const name of partNames) {
    // Another build of this part may be writing into its folder.
    const { release } = await buildingAlone(partDir(name), () =>
      exclusively(() => addRelease(name)),
    );
    versions[name] = release.version;
  }
  await exclusively(() => composeLive(versions, company, progress));
}

/** Composes the live versions again, e.g. after a change of the company's configuration. */
export async function composeAgain(progress: (line: string) => void): Promise<void> {
  const company = await loadCompany();
  await exclusively(async () => {
    const live = await liveSetId();
    if (!live) throw new Fault(`${siteDir()}: no set is live yet; run "site build"`);
    await composeLive((await readSet(live)).versions, company, progress);
  });
}

async function composeLive(
  versions: Record<string, string>,
  company: CompanyConfig,
  progress: (line: string) => void,
): Promise<void> {
  progress('Composing');
  const { set, composed } = await compose(versions, company);
  await makeLive(set.id);
  const pages = Object.keys(set.pages).length;
  progress(`Set ${set.id}: ${pages} pages, ${composed ? `${set.rendered} rendered` : 'unchanged'}`);
}

function runLerna(progress: (line: string) => void): Promise<void> {
  const lerna = join(root, 'node_modules/lerna/dist/cli.js');
  const scopes = partNames.flatMap((name) => ['--scope', name]);
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [lerna, 'run', 'build', '--concurrency', '2', ...scopes], {
    cwd: root,
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    for (const line of chunk.toString().split('\n')) {
      const done = /^> ([a-z-]+):build(.*)$/.exec(line.trim());
      if (done) progress(`  ${done[1]}${done[2]?.includes('cache') ? ' (unchanged)' : ''}`);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Fault(`The build failed:\n${output.trim()}`)),
    );
  });
}
