import type { StoreState } from '@site/delivery/store';
import { followStore } from './follow-store';

const state: StoreState = { live: 'a', history: [], canary: undefined, now: '' };
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
};

test('the folder is brought up to date at once and then again and again, until it is stopped', async () => {
  let pulls = 0;
  const following = followStore({ pull: async () => (pulls++, state) }, () => {}, 1);
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
  const following = followStore({ pull }, (line) => lines.push(line), 1);
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
  const following = followStore({ pull }, () => {}, 1);
  await until(() => pulls > 3);
  await following.stop();
  expect(most).toBe(1);
});
