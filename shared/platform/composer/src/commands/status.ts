import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCanary } from '@site/contract/canary';
import type { Canary } from '@site/contract/canary';
import { liveSet, readHistory } from '@site/contract/live';
import { releaseDir } from '@site/contract/paths';
import { readRelease } from '@site/contract/release';
import { listReleases } from '../store/releases';
import { listSets, refresh } from '../store/sets';

export interface PartStatus {
  part: string;
  version: string;
  /** Source revision, `-dirty` for uncommitted changes. */
  revision: string;
  /** Seconds since the release was stored. */
  age: number;
  /** Bytes of scripts and styles after brotli. */
  size: number;
  /** The other versions in the store, newest first. */
  retained: string[];
}

export interface SiteStatus {
  live: string;
  canary: Canary | null;
  parts: PartStatus[];
  /** Cached sets, the most recently live one first. */
  sets: { set: string; liveSince: string | null; versions: Record<string, string> }[];
}

const storedAt = async (name: string, version: string): Promise<number> =>
  (await stat(join(releaseDir(name, version), 'release.json'))).mtimeMs;

async function statusOf(part: string, version: string, now: number): Promise<PartStatus> {
  const { files, revision } = await readRelease(part, version);
  const others = (await listReleases(part)).filter((other) => other !== version);
  const times = new Map<string, number>();
  for (const other of others) times.set(other, await storedAt(part, other));
  return {
    part,
    version,
    revision,
    age: Math.max(0, Math.round((now - (await storedAt(part, version))) / 1000)),
    size: Object.entries(files)
      .filter(([file]) => /\.(js|css)$/.test(file))
      .reduce((sum, [, { brotli }]) => sum + brotli, 0),
    retained: others.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0)),
  };
}

/** The live set and the retained ones. */
export async function status(now = Date.now()): Promise<SiteStatus> {
  await refresh();
  const live = await liveSet();
  const history = await readHistory();
  const parts: PartStatus[] = [];
  for (const [name, version] of Object.entries(live.versions)) {
    parts.push(await statusOf(name, version, now));
  }
  const sets = (await listSets()).map(({ id, versions }) => ({
    set: id,
    liveSince: history.findLast(({ set }) => set === id)?.at || null,
    versions,
  }));
  return { live: live.id, canary: (await readCanary()) ?? null, parts, sets };
}

/** 90 → `1 min`; 7,300 → `2 h`. */
export function ageText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** The status as rows to print, column heads first. */
export function statusRows({ live, canary, parts, sets }: SiteStatus): string[][] {
  return [
    ['part', 'version', 'revision', 'age', 'brotli kB', 'retained'],
    ...parts.map(({ part, version, revision, age, size, retained }) => [
      part,
      version,
      revision,
      ageText(age),
      (size / 1000).toFixed(1),
      retained.join(' ') || '-',
    ]),
    [],
    ['set', 'live since'],
    ...sets.map(({ set, liveSince }) => [
      set,
      [
        liveSince || '-',
        ...(set === live ? ['(live)'] : []),
        ...(set === canary?.set ? [`(canary, ${canary.percent}%)`] : []),
      ].join(' '),
    ]),
  ];
}
