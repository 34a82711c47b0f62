import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { Fault } from '@site/contract/fault';
import { liveSetId } from '@site/contract/live';
import { partDir } from '@site/contract/parts';
import { root, siteDir, sourcesDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { CompanyConfig } from '@site/data-types/company';
import type { Release } from '@site/data-types/contract';
import type { ChangeRecord } from '@site/delivery/store';
import { prepare } from '../compose/compose';
import type { PreparedSet } from '../compose/compose';
import { loadCompany } from '../store/load-company';
import { exclusively, withBuildLock } from '../store/lock';
import { addRelease } from '../store/releases';
import { changeLive } from '../store/sets';
import type { NextSet } from '../store/sets';
import { revisionsOf } from './publish';

type Progress = (line: string) => void;

/**
 * Builds every part that has changed (lerna skips the rest), stores and composes the releases,
 * checks them, and makes the set live.
 * @param progress receives one line per step @param force continue although a rule refuses
 * @throws Fault with the sentences of the rules that refuse
 */
export async function buildAll(progress: Progress, force = false): Promise<void> {
  if (!partNames.includes('shell'))
    throw new Fault(
      `${sourcesDir()}: has no shell, so it cannot build a site; "site release" a part`,
    );
  const company = await loadCompany();
  progress(`Building ${partNames.length} parts`);
  await runLerna(progress);
  const releases: Release[] = [];
  for (const name of partNames) {
    // Two builds must not write into this part's folder at once.
    const { release } = await withBuildLock(partDir(name), () =>
      exclusively(() => addRelease(name)),
    );
    releases.push(release);
  }
  const built = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const examine = async (set: PreparedSet) => {
    const refusals = await refusalsOfBuild(set, company, progress);
    if (refusals.length > 0 && !force)
      throw new Fault(['The build is refused, nothing goes live:', ...refusals].join('\n  '));
    return refusals;
  };
  const named = {
    command: 'build',
    releases: releases.map(({ name, version }) => `${name}@${version}`),
    revision: revisionsOf(releases),
  };
  await changeLive(async () => {
    const versions = { ...(await liveVersions()), ...built };
    return composeNext(versions, company, progress, named, examine);
  });
}

/** The live versions; a part that is built elsewhere keeps its own. */
async function liveVersions(): Promise<Record<string, string>> {
  const live = await liveSetId();
  return live ? (await readSet(live)).versions : {};
}

/** Composes the live versions again, e.g. after a change of the company's configuration. */
export async function composeAgain(progress: (line: string) => void): Promise<void> {
  const company = await loadCompany();
  await changeLive(async () => {
    const live = await liveSetId();
    if (!live) throw new Fault(`${siteDir()}: no set is live yet; run "site build"`);
    const named = { command: 'compose', releases: [], revision: '' };
    return composeNext((await readSet(live)).versions, company, progress, named);
  });
}

/**
 * @param examine checks a new set; returns the refusals that were overruled, which the set records
 */
async function composeNext(
  versions: Record<string, string>,
  company: CompanyConfig,
  progress: Progress,
  record: ChangeRecord,
  examine: (set: PreparedSet) => Promise<string[]> = async () => [],
): Promise<NextSet> {
  progress('Composing');
  const prepared = await prepare(versions, company);
  const { composed } = prepared;
  try {
    const set = await prepared.keep(composed ? await examine(prepared) : []);
    for (const sentence of set.forced ?? []) progress(`Overruled: ${sentence}`);
    const pages = Object.keys(set.pages).length;
    progress(
      `Set ${set.id}: ${pages} pages, ${composed ? `${set.rendered} rendered` : 'unchanged'}`,
    );
    return { set, record: { ...record, ...(set.forced && { forced: set.forced }) } };
  } finally {
    await prepared.drop();
  }
}

/** Refusals of the rules that need no browser, for a set whose parts were built together. */
async function refusalsOfBuild(
  set: PreparedSet,
  company: CompanyConfig,
  progress: Progress,
): Promise<string[]> {
  // Development code is not minified, so every budget would refuse it.
  if (process.env.NODE_ENV === 'development') {
    progress('Not checked: a development build');
    return [];
  }
  progress('Checking, without a browser');
  const { checkReleases, checkSet, refusalsOf } = await import('../check/check');
  const { affectedPages } = await import('../check/affected-pages');
  const { releases } = set;
  const pages = await affectedPages(set, releases);
  return refusalsOf([
    ...checkReleases(releases, [{ label: 'each other', releases, reads: [] }]),
    ...(await checkSet(set, pages, releases, company)),
  ]);
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
