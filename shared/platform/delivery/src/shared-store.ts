import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveSetId } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import type { DeliveryDatabase } from './database';
import type { ObjectRow } from './rows';
import { revisionOfFolder, writeAnswer } from './folder';
import { removeAbandoned } from './incoming';
import { neededSets } from './retained';
import { DamagedObject } from './objects';
import type { Objects } from './objects';
import { usesOf } from './uses';
import { receiveRelease, receiveSet, sendRelease, sendSet } from './shared-files';
import { tidy } from './tidy';
import type {
  CanaryChange,
  LiveChange,
  PullOptions,
  SetContents,
  Store,
  StoredObject,
  StoreState,
} from './store';

/** Releases that are fetched at the same time. */
const atOnce = 4;

/** How often to request and to renew the turn, and after how long to work without it. */
const turnPollMs = 500;
const longestWaitMs = 600_000;
const renewTurnMs = 20_000;

const hasSet = (id: string): boolean => existsSync(join(setDir(id), 'set.json'));
const hasRelease = (id: string): boolean => {
  const [name = '', version = ''] = id.split('@');
  return existsSync(join(releaseDir(name, version), 'release.json'));
};

/** Object storage and PostgreSQL behind the site's folder, for any number of machines. */
export class SharedStore implements Store {
  /** Names this process among those that wait for their turn. */
  private readonly machine = randomBytes(8).toString('hex');
  private known: { revision: number; state: StoreState } | undefined;
  /** The result of the last pull; a damaged set of the past is not in it. */
  private pulled: { revision: number; sets: string[]; releases: string[] } | undefined;

  constructor(
    private readonly database: DeliveryDatabase,
    private readonly objects: Objects,
  ) {}

  async state(): Promise<StoreState> {
    return (await this.answer()).state;
  }

  async pull({ mayLackLive = false }: PullOptions = {}): Promise<StoreState> {
    const { revision, state } = await this.answer();
    // An empty store takes nothing from a folder, which may be about to start it.
    if (state.live === undefined || (await this.isUpToDate(revision, state.live))) return state;
    await removeAbandoned();
    const needed = neededSets(state);
    // A damaged set of the past must stop neither servers nor a rollback.
    const releases = await this.fetchSets([...needed], mayLackLive ? [] : [state.live]);
    if (!hasSet(state.live)) return state;
    const { canary, now } = state;
    const history = state.history.filter(({ set }) => hasSet(set));
    // While this fetched, another process of the folder may have written a newer answer.
    if (!(await writeAnswer({ revision, now, history, canary }))) return state;
    await this.tidy(needed);
    this.pulled = { revision, sets: [...needed].filter(hasSet), releases };
    return state;
  }

  private async answer(): Promise<{ revision: number; state: StoreState }> {
    const row = await this.database.state(this.known?.revision ?? null);
    const { revision, now } = row;
    if (row.unchanged && this.known) return { revision, state: { ...this.known.state, now } };
    if (row.unchanged) throw new Error('The database answered "unchanged" to a first request');
    const { live, canary, history } = row;
    const state = { live: live ?? undefined, canary: canary ?? undefined, history, now };
    this.known = { revision, state };
    return this.known;
  }

  /** Whether the folder has all of a revision that this process has pulled. */
  private async isUpToDate(revision: number, live: string): Promise<boolean> {
    if (this.pulled?.revision !== revision) return false;
    const { sets, releases } = this.pulled;
    return (
      sets.every(hasSet) &&
      releases.every(hasRelease) &&
      // A command in development writes the pointer of the folder without the store.
      (await liveSetId().catch(() => undefined)) === live &&
      (await revisionOfFolder()) === revision
    );
  }

  async fetchRelease(name: string, version: string): Promise<boolean> {
    await this.fetchReleases([`${name}@${version}`]);
    return hasRelease(`${name}@${version}`);
  }

  async fetchSet(id: string): Promise<boolean> {
    await this.fetchSets([id]);
    return hasSet(id);
  }

  async contentsOf(id: string): Promise<SetContents | undefined> {
    const row = await this.objects.find('set', id);
    return row && { versions: row.details.versions ?? {}, previous: row.details.previous ?? {} };
  }

  async pushRelease(name: string, version: string): Promise<'stored' | 'exists'> {
    const known = await this.objects.find('release', `${name}@${version}`);
    return known ? 'exists' : sendRelease(this.objects, name, version);
  }

  async pushSet(id: string): Promise<'stored' | 'exists'> {
    return (await this.objects.find('set', id)) ? 'exists' : sendSet(this.objects, id);
  }

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + longestWaitMs;
    while (!(await this.database.takeTurn(this.machine)) && performance.now() < giveUpAt)
      await pause(turnPollMs);
    // A turn ends by itself after a minute, and a check in a browser may take longer.
    const renewal = setInterval(
      () => void this.database.takeTurn(this.machine).catch(() => {}),
      renewTurnMs,
    );
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      // If this fails, the turn ends by itself.
      await this.database.endTurn(this.machine).catch(() => {});
    }
  }

  async changeLive({ expected, next, back, record }: LiveChange): Promise<boolean> {
    const changed = await this.database.changeLive(expected, next, back, record);
    if (changed) await this.catchUp();
    return changed;
  }

  async changeCanary({ expected, canary, record }: CanaryChange): Promise<boolean> {
    const changed = await this.database.changeCanary(expected, canary, record);
    if (changed) await this.catchUp();
    return changed;
  }

  log: Store['log'] = (entries, onUnreadable) => this.database.log(entries, onUnreadable);

  async stored(): Promise<StoredObject[]> {
    const stored = new Map<string, StoredObject>();
    for (const { kind, name, at, details } of await this.database.stored(null)) {
      if (kind === 'pictures') continue;
      // Several teams may have stored a set with the same id.
      const others = stored.get(name)?.uses ?? [];
      stored.set(name, { kind, name, at, uses: [...new Set([...others, ...usesOf(details)])] });
    }
    return [...stored.values()];
  }

  async remove(sets: string[], releases: string[]): Promise<void> {
    const keys = await this.database.remove(sets, releases);
    for (const key of keys) await this.objects.bucket.remove(key);
    await this.database.forget(keys);
    for (const id of sets) await rm(setDir(id), { recursive: true, force: true });
    for (const id of releases) {
      const [name = '', version = ''] = id.split('@');
      await rm(releaseDir(name, version), { recursive: true, force: true });
    }
  }

  async createToken(part: string, checkOnly = false): Promise<string> {
    const id = randomBytes(4).toString('hex');
    const token = `${part}.${id}.${randomBytes(32).toString('base64url')}`;
    const digest = createHash('sha256').update(token).digest('hex');
    await this.database.createToken(id, part, digest, checkOnly);
    return token;
  }

  listTokens = () => this.database.listTokens();
  revokeToken = (id: string) => this.database.revokeToken(id);
  close = () => this.database.close();

  private tidy(needed: Set<string>): Promise<void> {
    return tidy(needed, async (names) => {
      if (names.length === 0) return [];
      return (await this.database.stored(names)).map(({ name }) => name);
    });
  }

  /** The switch is done. If this fails, the next command or poll brings the folder up to date. */
  private async catchUp(): Promise<void> {
    await this.pull().catch(() => {});
  }

  /**
   * One after the other, so that each finds the pictures of the one before.
   * @param required sets without which it fails; others may be damaged, and only they are missing
   * @returns releases of the sets that the folder has now
   */
  private async fetchSets(ids: string[], required = ids): Promise<string[]> {
    const releases = new Set<string>();
    const rows = (await this.database.stored(ids)).filter(({ kind }) => kind === 'set');
    for (const row of rows) {
      try {
        // A set is served from the moment at which it is complete, so its releases come first.
        await this.fetchReleases(usesOf(row.details));
        if (!hasSet(row.name)) await receiveSet(this.objects, row, alike(row, rows));
        for (const id of usesOf(row.details)) if (hasRelease(id)) releases.add(id);
      } catch (error) {
        if (required.includes(row.name) || !(error instanceof DamagedObject)) throw error;
      }
    }
    return [...releases];
  }

  private async fetchReleases(ids: string[]): Promise<void> {
    const missing = ids.filter((id) => !hasRelease(id));
    if (missing.length === 0) return;
    const waiting = (await this.database.stored(missing)).filter(({ kind }) => kind === 'release');
    const work = async () => {
      for (let row = waiting.pop(); row; row = waiting.pop())
        await receiveRelease(this.objects, row);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

/** A set of the folder with the same pictures. */
const alike = ({ details }: ObjectRow, rows: ObjectRow[]): string | undefined =>
  rows.find(({ name, details: other }) => other.pictures === details.pictures && hasSet(name))
    ?.name;
