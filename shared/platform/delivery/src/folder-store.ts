import { existsSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readCanary } from '@site/contract/canary';
import { Fault } from '@site/contract/fault';
import { readHistory } from '@site/contract/live';
import { parseJson } from '@site/contract/parse';
import { releaseDir, setDir, siteDir } from '@site/contract/paths';
import { writeCanary, writeHistory } from './folder';
import { inFolder } from './in-folder';
import { logEntrySchema, readEntries } from './log-entries';
import type { CanaryChange, LiveChange, LogEntry, Store, StoredObject, StoreState } from './store';

const logFile = (): string => join(siteDir(), 'log');
const readLog = async (): Promise<string> =>
  existsSync(logFile()) ? readFile(logFile(), 'utf8') : '';

const noTokens = (): never => {
  throw new Fault('One folder has no tokens: set SITE_STORE and SITE_DATABASE_URL.');
};

/** The site's folder alone: one machine, nothing behind it. */
export class FolderStore implements Store {
  async state(): Promise<StoreState> {
    const history = await readHistory();
    const live = history.at(-1)?.set;
    return { live, history, canary: await readCanary(), now: new Date().toISOString() };
  }

  pull = (): Promise<StoreState> => this.state();

  fetchRelease = async (name: string, version: string): Promise<boolean> =>
    existsSync(join(releaseDir(name, version), 'release.json'));

  fetchSet = async (id: string): Promise<boolean> => existsSync(join(setDir(id), 'set.json'));

  contentsOf: Store['contentsOf'] = async () => undefined;

  pushRelease = async (): Promise<'stored'> => 'stored';

  pushSet = async (): Promise<'stored'> => 'stored';

  inTurn = <T>(work: () => Promise<T>): Promise<T> => work();

  async changeLive({ expected, next, back, record }: LiveChange): Promise<boolean> {
    const { live, history, now } = await this.state();
    if (live !== expected) return false;
    await this.requireSet(next);
    if (next === live) return true;
    await writeHistory([...history, { set: next, at: now, back }]);
    await this.append({ at: now, did: back ? 'back' : 'live', before: live, after: next, record });
    return true;
  }

  async changeCanary({ expected, canary, record }: CanaryChange): Promise<boolean> {
    const { live, canary: before, now } = await this.state();
    if (live !== expected) return false;
    if (canary) await this.requireSet(canary.set);
    await writeCanary(canary);
    if (JSON.stringify(canary) === JSON.stringify(before)) return true;
    const did = canary ? 'canary' : 'canary off';
    const reported = { ...record, ...(canary && { percent: canary.percent }) };
    await this.append({ at: now, did, before: before?.set, after: canary?.set, record: reported });
    return true;
  }

  async log(
    entries: number,
    onUnreadable: (message: string) => void = () => {},
  ): Promise<LogEntry[]> {
    const reads = (await readLog())
      .split('\n')
      .map((line, i) => ({ line, where: `${logFile()}: line ${i + 1}` }))
      .filter(({ line }) => line !== '')
      .slice(-entries)
      .reverse()
      .map(
        ({ line, where }) =>
          () =>
            parseJson(logEntrySchema, line, where),
      );
    return readEntries(reads, onUnreadable);
  }

  stored = (): Promise<StoredObject[]> => inFolder();

  async remove(sets: string[], releases: string[]): Promise<void> {
    for (const id of sets) await rm(setDir(id), { recursive: true });
    const { history } = await this.state();
    await writeHistory(history.filter(({ set }) => !sets.includes(set)));
    for (const id of releases) {
      const [name = '', version = ''] = id.split('@');
      await rm(releaseDir(name, version), { recursive: true });
    }
  }

  createToken = async (): Promise<never> => noTokens();
  listTokens = async (): Promise<never> => noTokens();
  revokeToken = async (): Promise<never> => noTokens();
  close = async (): Promise<void> => {};

  private async requireSet(id: string): Promise<void> {
    if (!(await this.fetchSet(id))) throw new Fault(`${setDir(id)}: there is no such set`);
  }

  private async append(
    entry: Omit<LogEntry, 'by' | 'before' | 'after'> & { before?: string; after?: string },
  ): Promise<void> {
    const line: LogEntry = {
      ...entry,
      before: entry.before ?? null,
      after: entry.after ?? null,
      by: userInfo().username,
    };
    // After a crash the last line may be torn; this one must not become part of it.
    const gap = /[^\n]$/.test(await readLog()) ? '\n' : '';
    await appendFile(logFile(), `${gap}${JSON.stringify(line)}\n`);
  }
}
