import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { Fault } from '@site/contract/fault';
import { liveSetId } from '@site/contract/live';
import { partDir } from '@site/contract/parts';
import { root, siteDir, sourcesDir } from '@site/contract/paths';
import { idOf } from '@site/contract/release';
import { readSet } from '@site/contract/set';
import { refusalsOf } from '@site/contract/verdict';
import type { Verdict } from '@site/contract/verdict';
import type { SiteFacts } from '@site/contract/company';
import type { Release } from '@site/data-types/contract';
import type { ChangeRecord } from '@site/delivery/store';
import { prepare } from '../compose/compose';
import type { PreparedSet } from '../compose/compose';
import { loadCompany } from '../store/load-company';
import { exclusively, withBuildLock } from '../store/lock';
import { addRelease } from '../store/releases';
import { changeLive } from '../store/sets';
import type { NextSet } from '../store/sets';
import { takenBack } from '../store/taken-back';
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
  await changeLive(async () => {
    const live = await liveVersions();
    const used = await withoutTakenBack(releases, live, progress);
    const record = { command: 'build', releases: used.map(idOf), revision: revisionsOf(used) };
    const built = Object.fromEntries(used.map(({ name, version }) => [name, version]));
    const examine = async (set: PreparedSet): Promise<Checked> => {
      const verdicts = await verdictsOfBuild(set, company, progress);
      const refusals = refusalsOf(verdicts);
      if (refusals.length > 0 && !force)
        throw new Fault(['The build is refused, nothing goes live:', ...refusals].join('\n  '));
      return { refusals, verdicts };
    };
    return composeNext({ ...live, ...built }, company, progress, record, examine);
  });
}

/** A version that was taken back stays away: only its name brings it back, or other sources. */
async function withoutTakenBack(
  releases: Release[],
  live: Record<string, string>,
  progress: Progress,
): Promise<Release[]> {
  const next = releases.filter(({ name, version }) => live[name] && live[name] !== version);
  const away = await takenBack(next.map(idOf));
  for (const [id, { at, by }] of away)
    progress(
      `${id} stays away: ${by} took it back at ${at}. "site promote ${id}" makes it live; so does a change of its sources`,
    );
  return releases.filter((release) => !away.has(idOf(release)));
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

interface Checked {
  /** Refusals that were overruled, which the set records. */
  refusals: string[];
  verdicts?: Verdict[];
}

/** @param examine checks a new set */
async function composeNext(
  versions: Record<string, string>,
  company: SiteFacts,
  progress: Progress,
  record: ChangeRecord,
  examine: (set: PreparedSet) => Promise<Checked> = async () => ({ refusals: [] }),
): Promise<NextSet> {
  progress('Composing');
  const prepared = await prepare(versions, company);
  const { composed } = prepared;
  try {
    const { refusals, ...checked } = composed ? await examine(prepared) : { refusals: [] };
    const set = await prepared.keep(refusals);
    for (const sentence of set.forced ?? []) progress(`Overruled: ${sentence}`);
    const pages = Object.keys(set.pages).length;
    progress(
      `Set ${set.id}: ${pages} pages, ${composed ? `${set.rendered} rendered` : 'unchanged'}`,
    );
    const forced = set.forced && { forced: set.forced };
    return { set, record: { ...record, ...checked, ...forced } };
  } finally {
    await prepared.drop();
  }
}

/** Results of the rules that need no browser, for a set whose parts were built together. */
async function verdictsOfBuild(
  set: PreparedSet,
  company: SiteFacts,
  progress: Progress,
): Promise<Verdict[]> {
  // Development code is not minified, so every budget would refuse it.
  if (process.env.NODE_ENV === 'development') {
    progress('Not checked: a development build');
    return [];
  }
  progress('Checking, without a browser');
  const { checkReleases, checkSet } = await import('../check/check');
  const { affectedPages } = await import('../check/affected-pages');
  const { releases } = set;
  const pages = await affectedPages(set, releases);
  return [
    ...checkReleases(releases, [{ label: 'each other', releases, reads: [] }]),
    ...(await checkSet(set, pages, releases, company)),
  ];
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
