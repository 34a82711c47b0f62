import { setImmediate } from 'node:timers/promises';
import type { StoreState } from '@site/delivery/store';
import { followStore } from './follow-store';

const state: StoreState = { live: 'a', history: [], canary: undefined, now: '' };
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
};

test('the folder is brought up to date at once and then again and again, until it is stopped', async () => {
  let pulls = 0;
  const following = followStore({ pull: async () => (pulls++, state) }, () => {}, {
    intervalMs: 1,
  });
  await following.first;
  expect(pulls).toBeGreaterThanOrEqual(1);
  await until(() => pulls > 3);
  await following.stop();
  const atTheEnd = pulls;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pulls).toBe(atTheEnd);
});

test('a store that is away is polled again; the log has one line for each change', async () => {
  let pulls = 0;
  const lines: string[] = [];
  const pull = async () => {
    pulls++;
    if (pulls < 4) throw new Error('refuses connections');
    if (pulls === 6) throw new Error('timed out');
    return state;
  };
  const following = followStore({ pull }, (line) => lines.push(line), {
    intervalMs: 1,
  });
  await until(() => pulls > 7);
  await following.stop();
  expect(lines).toEqual([
    'The shared store: refuses connections. Serving what is in the folder.',
    'The shared store answers again.',
    'The shared store: timed out. Serving what is in the folder.',
    'The shared store answers again.',
  ]);
});

test('one poll at a time, also when the store is slow', async () => {
  let open = 0;
  let most = 0;
  let pulls = 0;
  const pull = async () => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open--;
    pulls++;
    return state;
  };
  const following = followStore({ pull }, () => {}, { intervalMs: 1 });
  await until(() => pulls > 3);
  await following.stop();
  expect(most).toBe(1);
});

/** A store whose answers the test gives, and which polls once in an hour by itself. */
function slowStore(waitMs?: number) {
  const answers: (() => void)[] = [];
  const pull = () => new Promise<StoreState>((done) => answers.push(() => done(state)));
  const following = followStore({ pull }, () => {}, {
    intervalMs: 3_600_000,
    ...(waitMs && { waitMs }),
  });
  const answer = async () => {
    await until(() => answers.length > 0);
    answers.shift()?.();
  };
  return { following, answer };
}

test('a request that needs it gets an answer that the store gave after it', async () => {
  const { following, answer } = slowStore();
  let done = 0;
  const catchUp = async () => {
    await following.catchUp();
    done++;
  };
  // The first poll has begun already, so it may have an older answer.
  const early = catchUp();
  await answer();
  await following.first;
  expect(done).toBe(0);
  const later = catchUp();
  await answer();
  await Promise.all([early, later]);
  expect(done).toBe(2);
  await following.stop();
});

test('a store that does not answer delays the first page, and not those after it', async () => {
  const { following, answer } = slowStore(20);
  await following.catchUp();
  let isDone = false;
  void following.catchUp().then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isDone).toBe(true);
  await answer();
  await following.first;
  // It answers again, so a page waits for it again.
  const again = following.catchUp();
  await answer();
  await again;
  await following.stop();
});

test('a store that is away delays no page', async () => {
  const pull = () => Promise.reject(new Error('away'));
  const following = followStore({ pull }, () => {}, { intervalMs: 3_600_000 });
  await following.first;
  // A page that waits for a timer or for another poll is later than the next turn of the loop.
  const page = following.catchUp().then(() => 'at once');
  const when = await Promise.race([page, setImmediate('late')]);
  // First, or a test that fails would keep the process open.
  await following.stop();
  expect(when).toBe('at once');
});
