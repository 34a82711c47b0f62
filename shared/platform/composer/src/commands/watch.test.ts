import { readCanary } from '@site/contract/canary';
import type { Watch } from '@site/contract/canary';
import type { ReportCounts } from '@site/data-types/reports';
import { writeEmptySet } from '@site/delivery/testing/site-folder';
import { Refusal } from '@site/delivery/refusal';
import { openSiteReports } from '@site/server/open-reports';
import { emptyStore, goLive } from '../store/testing';
import { theStore } from '../store/the-store';
import { setCanary } from './canary';
import { promote } from './publish';
import { durationMs, followWatch, startWatch, watchLine } from './watch';

jest.mock('@site/server/open-reports', () => ({ openSiteReports: jest.fn() }));
jest.mock('./publish', () => ({ promote: jest.fn() }));

const group = { views: 0, failures: 0, allFailures: 0, LCP: [], INP: [] };
const empty: ReportCounts = { sets: {}, views: [], failures: [], watch: null, vitals: [] };
type Counted = Partial<typeof group>;
/** Numbers of the database for a watch. */
const counting =
  (canary: Counted) =>
  async ({ since }: Watch): Promise<ReportCounts> => ({
    ...empty,
    watch: { set: 'b', since, canary: { ...group, ...canary }, live: group },
  });
const views = counting({ views: 300 });
const failing = counting({ views: 300, failures: 30, allFailures: 30 });

/** A canary whose watch has just ended or still runs. */
async function watching(
  counts: (watch: Watch) => Promise<ReportCounts>,
  ended: boolean,
): Promise<Watch> {
  emptyStore();
  writeEmptySet('a', {});
  writeEmptySet('b', {});
  await goLive('a');
  const until = Date.now() + (ended ? -1 : 3_600_000);
  const watch = {
    candidates: ['mf-blog@2'],
    // A short span is read often.
    since: new Date(until - 4000).toISOString(),
    until: new Date(until).toISOString(),
    leastViews: 200,
  };
  await setCanary('b', '10%', { watch: () => Promise.resolve(watch) });
  const close = () => Promise.resolve();
  jest.mocked(openSiteReports).mockResolvedValue({ counts: () => counts(watch), close });
  jest.mocked(promote).mockResolvedValue({ id: 'c' } as never);
  return watch;
}
const follow = async () => {
  const lines: string[] = [];
  const promoted = await followWatch((line) => lines.push(line));
  return { promoted, said: lines.join('\n') };
};
afterEach(() => jest.clearAllMocks());

test('the watch is stored with the canary and is one line of the status', async () => {
  const watch = await watching(views, true);
  const canary = await readCanary();
  expect(canary).toEqual({ set: 'b', percent: 10, watch });
  expect(canary && watchLine(canary)).toContain('Watched: mf-blog@2 (set b, 10%) until 20');
});

test('a good canary is promoted, and the canary ends', async () => {
  await watching(views, true);
  const { promoted, said } = await follow();
  expect(promoted).toBe(true);
  expect(said).toContain('Promoted: mf-blog@2: 300 views of its pages, 0 failures; not worse');
  expect(promote).toHaveBeenCalledWith(['mf-blog@2'], {});
  expect(await readCanary()).toBeUndefined();
});

test('a bad one is taken back before its time is over', async () => {
  await watching(failing, false);
  const { promoted, said } = await follow();
  expect(promoted).toBe(false);
  expect(said).toContain('Taken back: mf-blog@2: the released part fails more often: 30 in');
  expect(promote).not.toHaveBeenCalled();
  expect(await readCanary()).toBeUndefined();
});

test('reports that cannot be read at the end take it back', async () => {
  await watching(() => Promise.reject(new Error('no site answers')), true);
  expect((await follow()).said).toContain('the reports cannot be read: no site answers');
  expect(await readCanary()).toBeUndefined();
});

test('a machine that may not end the canary says so instead of trying for ever', async () => {
  await watching(failing, false);
  const refusing = jest.spyOn(theStore(), 'changeCanary');
  refusing.mockRejectedValue(new Refusal('This token of mf-blog may only check.'));
  await expect(follow()).rejects.toThrow(/^This token of mf-blog may only check\.$/);
  refusing.mockRestore();
});

test('the token of another part does not watch until it is refused', async () => {
  await watching(views, true);
  const { SITE_STORE, SITE_TOKEN } = process.env;
  Object.assign(process.env, { SITE_STORE: 's3://x', SITE_TOKEN: 'mf-shop.00000000.x' });
  try {
    await expect(follow()).rejects.toThrow('The token of mf-shop may not decide about mf-blog@2.');
  } finally {
    Object.assign(process.env, { SITE_STORE: SITE_STORE ?? '', SITE_TOKEN: SITE_TOKEN ?? '' });
  }
  expect(promote).not.toHaveBeenCalled();
});

test('a canary that cannot be ended at once is ended as soon as the store answers', async () => {
  await watching(failing, false);
  const store = theStore();
  const change = jest.spyOn(store, 'changeCanary');
  change.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(false);
  const { said } = await follow();
  expect(said).toContain('The canary still runs, trying again; "site canary off" ends it: away');
  expect(change).toHaveBeenCalledTimes(3);
  expect(await readCanary()).toBeUndefined();
  change.mockRestore();
});

test('too few views at the end decide nothing: the share stays, and the next watch goes on', async () => {
  let counts = counting({ views: 120 });
  await watching((watch) => counts(watch), true);
  const { promoted, said } = await follow();
  expect(promoted).toBeUndefined();
  expect(said).toContain(
    'Not decided: mf-blog@2: 120 views of its pages, 0 failures; 80 more views',
  );
  expect(said).toContain('Set b stays at 10%');
  expect(await readCanary()).toMatchObject({ set: 'b', percent: 10 });
  counts = views;
  expect((await follow()).promoted).toBe(true);
});

test('a promotion that is refused at the end leaves no canary', async () => {
  await watching(views, true);
  jest.mocked(promote).mockRejectedValue(new Error('refused'));
  await expect(follow()).rejects.toThrow('refused');
  expect(await readCanary()).toBeUndefined();
});

test('a watch ends when another command has changed the canary', async () => {
  await watching(async (watch) => {
    await setCanary('b', '20%');
    return views(watch);
  }, false);
  await expect(follow()).rejects.toThrow('no longer the watched canary');
  expect(await readCanary()).toEqual({ set: 'b', percent: 20 });
});

test('counters of an earlier watch decide nothing', async () => {
  await watching(
    ({ since }) => views({ since: `${Number(since.slice(0, 4)) - 1}` } as Watch),
    true,
  );
  expect((await follow()).said).toContain('0 failures; 200 more views are missing');
});

test('the clock of the store decides, not the machine’s', async () => {
  await watching(views, false);
  const store = theStore();
  const state = await store.state();
  // For the store the hour is over. The machine's clock is a day behind.
  const now = new Date(Date.now() + 7_200_000).toISOString();
  const pull = jest.spyOn(store, 'pull').mockResolvedValue({ ...state, now });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  expect((await follow()).said).toContain('Promoted: mf-blog@2');
  clock.mockRestore();
  pull.mockRestore();
});

test('no watch starts on what cannot decide', async () => {
  await watching(() => Promise.resolve(empty), true);
  await setCanary('off');
  await expect(follow()).rejects.toThrow('No canary is watched');
  const start = (more: object) => startWatch(['mf-blog@2'], { share: '10%', time: '30m', ...more });
  await expect(start({ time: '30' })).rejects.toThrow('"30" is no time to watch');
  await expect(start({ leastViews: 'x' })).rejects.toThrow('"x" is no number of views');
  process.env.COMPANY_REPORTS = 'false';
  await expect(start({})).rejects.toThrow('setting reports is false');
  delete process.env.COMPANY_REPORTS;
  jest.mocked(openSiteReports).mockRejectedValue(new Error('no site answers'));
  await expect(start({})).rejects.toThrow('The reports cannot be read: no site answers');
  expect(durationMs('30m')).toBe(1_800_000);
});
