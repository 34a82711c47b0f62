/**
 * `npm run try:teams -w e2e`: what the workflows of five parts do, from five fresh clones at once,
 * each with the token of its part, against one shared store. Prints what was live after each round,
 * and ends with 1 if a release was lost, or lacks its clone's change. `-- --browser` opens pages in the checks, as the workflows
 * do.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@site/build/parts';
import { mustRun, startSharedSite } from '../shared-site';
import { liveSetOf } from '../sources';
import { cloneRepository, commit, git } from './clone';
import { siteOf } from './site-of';
import type { Clone } from './site-of';
import { releaseOf } from './release-of';

const teams = remoteNames.slice(0, 5);
const checking = process.argv.includes('--browser') ? [] : ['--no-browser'];

interface Team extends Clone {
  part: string;
}

interface Outcome {
  part: string;
  id: string;
  revision: string;
  /** Output of the step that failed; undefined if all succeeded. */
  refused?: string;
}

/** The steps of a part's workflow: release, check, promote. */
async function deliver(clone: Team, revision: string): Promise<Outcome> {
  const { part } = clone;
  const id = await releaseOf(clone, part, revision);
  try {
    await siteOf(clone, 'check', ...checking, id);
    await siteOf(clone, 'promote', ...checking, id);
    return { part, id, revision };
  } catch (error) {
    return { part, id, revision, refused: (error as Error).message };
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Every team changes its part, and they deliver at once. @param bad a part whose change is bad */
async function round(clones: Team[], number: number, bad?: string): Promise<Outcome[]> {
  return Promise.all(
    clones.map(async (clone) => {
      await edit(join(clone.dir, clone.part, 'package.json'), (text) => {
        const manifest = JSON.parse(text) as { version: string; site: { prefixes: string[] } };
        manifest.version = `1.${number}.0`;
        // The shell owns this address.
        if (clone.part === bad) manifest.site.prefixes.push('/');
        return `${JSON.stringify(manifest, null, 2)}\n`;
      });
      return deliver(clone, await commit(clone.dir, `Version 1.${number}.0`));
    }),
  );
}

const shared = await startSharedSite();
if (!shared) throw new Error('No PostgreSQL, 15 or later, on this machine');
const { env, tokenFor, freshFolder, stop } = shared;
const folder = await mkdtemp(join(tmpdir(), 'clones-'));
let lost = false;
try {
  const shellEnv = env(await freshFolder(), await tokenFor('shell'));
  await mustRun(['build'], { ...shellEnv, NODE_ENV: 'production' });
  const watching = await freshFolder();
  const liveVersions = async () => {
    await mustRun(['status'], env(watching));
    return (await liveSetOf({ siteDir: watching })).versions;
  };
  const clones = await Promise.all(
    teams.map(async (part) => ({
      part,
      dir: await cloneRepository(join(folder, part)),
      env: { ...env(await freshFolder(), await tokenFor(part)), NODE_ENV: 'production' },
    })),
  );
  for (const [number, bad] of [
    [1, undefined],
    [2, teams[0]],
  ] as const) {
    const before = await liveVersions();
    const outcomes = await round(clones, number, bad);
    const after = await liveVersions();
    console.log(`\nRound ${number}: ${teams.length} teams at once${bad ? `, ${bad} is bad` : ''}`);
    for (const { part, id, revision, refused } of outcomes) {
      const version = refused === undefined ? id.split('@')[1] : before[part];
      const right = after[part] === version && (refused !== undefined) === (part === bad);
      lost ||= !right;
      const what = refused === undefined ? 'live' : `refused: ${refused.split('\n').join(' ')}`;
      console.log(`  ${right ? 'ok   ' : 'WRONG'} ${id} (${revision}) ${what}`);
    }
    lost ||= after.shell !== before.shell;
  }
  // A job of an older commit that arrives after the newer one went live, as GitHub may start them.
  const late = clones[1];
  if (!late) throw new Error('No second team');
  await git(late.dir, 'checkout', '--quiet', 'HEAD~1');
  const older = (await git(late.dir, 'rev-parse', '--short=12', 'HEAD')).stdout.trim();
  const before = await liveVersions();
  const { id, refused = '' } = await deliver(late, older);
  const stays = (await liveVersions())[late.part] === before[late.part];
  const right = stays && refused.includes('which is newer');
  lost ||= !right;
  console.log(`\nAn older commit arrives later\n  ${right ? 'ok   ' : 'WRONG'} ${id}: ${refused}`);
  console.log(`\n${await mustRun(['log'], env(watching))}`);
} finally {
  await rm(folder, { recursive: true, force: true });
  await stop();
}
process.exitCode = lost ? 1 : 0;
