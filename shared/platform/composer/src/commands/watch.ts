import { setTimeout as pause } from 'node:timers/promises';
import { readCanary } from '@site/contract/canary';
import type { Canary, Watch } from '@site/contract/canary';
import { Fault } from '@site/contract/fault';
import type { GroupCounts } from '@site/data-types/reports';
import { partOfToken } from '@site/delivery/open-store';
import { Refusal } from '@site/delivery/refusal';
import { openSiteReports } from '@site/server/open-reports';
import type { Reports } from '@site/server/open-reports';
import { decide, rule } from '../watch/rule';
import type { Decision, Groups } from '../watch/rule';
import { StoreClock } from '../store/store-clock';
import { theStore } from '../store/the-store';
import { setCanary } from './canary';
import { companyToCompose } from './company-to-compose';
import { promote } from './publish';
import type { PlaceOptions } from './publish';

const unitsMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `30m` in milliseconds. @throws Fault naming what it must be */
export function durationMs(text: string): number {
  const [, count, unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  const ms = Number(count) * (unitsMs[unit] ?? 0);
  // The counters are retained for 30 days.
  if (!(ms > 0) || ms > 14 * 86_400_000)
    throw new Fault(`"${text}" is no time to watch: 30m, 2h or 1d, at most 14d`);
  return ms;
}

export interface WatchOptions extends PlaceOptions {
  /** Share of the visitors: `10%`. */
  share: string;
  /** How long to watch: `30m`. */
  time: string;
  /** Views of the candidates' pages that a decision needs. */
  leastViews?: string | undefined;
}

/**
 * Starts a canary that decides by itself: {@link followWatch} goes on with it. The watch is stored
 * with the canary.
 * @throws Fault if the reports cannot be read: then nothing could decide
 */
export async function startWatch(ids: string[], options: WatchOptions): Promise<Canary> {
  const { share, time, leastViews = String(rule.leastViews), ...place } = options;
  const timeMs = durationMs(time);
  if (!/^[1-9]\d{0,6}$/.test(leastViews))
    throw new Fault(`"${leastViews}" is no number of views, e.g. ${rule.leastViews}`);
  const clock = new StoreClock();
  await clock.refresh();
  if (!(await companyToCompose()).reports)
    throw new Fault(
      'The company’s setting reports is false: no visitor reports what a canary does',
    );
  const reports = await openOrFault();
  await reports
    .counts()
    .catch(asFault)
    .finally(() => reports.close());
  const watch = async (): Promise<Watch> => {
    // The check has taken its time.
    const now = await clock.refresh();
    return {
      candidates: ids,
      since: new Date(now).toISOString(),
      until: new Date(now + timeMs).toISOString(),
      leastViews: Number(leastViews),
    };
  };
  const canary = await setCanary(ids.join(' '), share, { ...place, watch });
  if (!canary) throw new Fault('No canary');
  return canary;
}

/** The state of the watch, in one line; undefined without one. */
export const watchLine = ({ set, percent, watch }: Canary): string | undefined =>
  watch &&
  `Watched: ${watch.candidates.join(', ')} (set ${set}, ${percent}%) until ${watch.until}; ` +
    '"site watch" goes on with it and decides';

/**
 * Follows the stored watch until it decides, and does what it decides.
 * @param print prints what it sees and why it decides
 * @returns whether the candidates were promoted; undefined if too few views have decided nothing
 * @throws Fault without a watch, and with the token of another part
 */
export async function followWatch(
  print: (line: string) => void,
  options: PlaceOptions = {},
): Promise<boolean | undefined> {
  const clock = new StoreClock();
  await clock.refresh();
  const started = await readCanary();
  if (!started?.watch)
    throw new Fault('No canary is watched: site promote … --canary 10% --watch 30m');
  const { set, watch } = started;
  requireOwn(watch);
  const spanMs = Date.parse(watch.until) - Date.parse(watch.since);
  const pollMs = Math.min(5000, Math.max(250, spanMs / 20));
  const reports = await openOrFault();
  let shown = '';
  try {
    for (;;) {
      // Another machine may have ended the canary. While the store is away, the folder's counts.
      const now = await clock.refresh().catch(() => clock.now());
      const canary = await readCanary();
      if (canary?.set !== set || canary.watch?.since !== watch.since)
        throw new Fault(`Set ${set} is no longer the watched canary: another command changed it`);
      const { does, why } = await look(reports, canary, watch, now);
      if (does === 'waits' && why !== shown) print(`${timeLeft(watch, now)}: ${why}`);
      shown = why;
      if (does === 'cannot decide') {
        print(
          `Not decided: ${watch.candidates.join(', ')}: ${why}. Set ${set} stays at ${canary.percent}%: ` +
            '"site watch" looks again, "site promote" promotes, "site canary off" ends it',
        );
        return undefined;
      }
      if (does === 'promotes') return await end(canary, watch, why, print, options);
      if (does === 'takes back') {
        await endCanary(set, print);
        print(`Taken back: ${watch.candidates.join(', ')}: ${why}`);
        return false;
      }
      await pause(pollMs);
    }
  } finally {
    await reports.close();
  }
}

/** Another team would be refused at the end, after the time of the watch. */
function requireOwn({ candidates }: Watch): void {
  const part = partOfToken();
  if (part === undefined || part === 'shell') return;
  const other = candidates.find((id) => id.split('@')[0] !== part);
  if (other) throw new Fault(`The token of ${part} may not decide about ${other}.`);
}

const none: GroupCounts = { views: 0, failures: 0, allFailures: 0, LCP: [], INP: [] };
const nothing: Groups = { canary: none, live: none };

/** Decides by the counters; if they cannot be read, waits until the end and takes the canary back. */
async function look(
  reports: Reports,
  { set, percent }: Canary,
  watch: Watch,
  now: number,
): Promise<Decision> {
  try {
    const { watch: counted } = await reports.counts();
    // A server counts for the watch from the first report after it has fetched the canary.
    const isThis = counted?.set === set && counted.since === watch.since;
    return decide(isThis ? counted : nothing, { percent, watch, now });
  } catch (error) {
    const why = `the reports cannot be read: ${(error as Error).message}`;
    return { does: now < Date.parse(watch.until) ? 'waits' : 'takes back', why };
  }
}

/** Promotes as `site promote` does: live may be another set than when the watch began. */
async function end(
  { set }: Canary,
  { candidates }: Watch,
  why: string,
  print: (line: string) => void,
  options: PlaceOptions,
): Promise<boolean> {
  try {
    const live = await promote(candidates, options);
    print(`Promoted: ${candidates.join(', ')}: ${why}. Set ${live.id} is live`);
    return true;
  } finally {
    // Also when live has changed so that the check refuses.
    await endCanary(set, print);
  }
}

/** Ends the canary, however often the store is away or live is switched meanwhile. @throws Refusal */
async function endCanary(set: string, print: (line: string) => void): Promise<void> {
  let told = '';
  for (let waitMs = 250; ; waitMs = Math.min(2 * waitMs, 30_000)) {
    try {
      await theStore().pull();
      if ((await readCanary())?.set === set) await setCanary('off');
      return;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const { message } = error as Error;
      if (message !== told)
        print(`The canary still runs, trying again; "site canary off" ends it: ${message}`);
      told = message;
      await pause(waitMs);
    }
  }
}

const timeLeft = ({ until }: Watch, now: number): string =>
  `${Math.max(0, Math.round((Date.parse(until) - now) / 1000))} s left`;

function asFault(error: unknown): never {
  throw new Fault(`The reports cannot be read: ${(error as Error).message}`);
}

const openOrFault = (): Promise<Reports> => openSiteReports().catch(asFault);
