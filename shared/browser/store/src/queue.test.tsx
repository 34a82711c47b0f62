import { keepSending, StoredQueue } from './queue';

interface Item {
  id: string;
  createdAt: string;
}

const queue = new StoredQueue<Item>(
  'jobs.',
  ({ id }) => id,
  (value) => (typeof value === 'object' && value && 'id' in value ? (value as Item) : undefined),
);
const item = (id: string, createdAt = id): Item => ({ id, createdAt });

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('items are read oldest first, without what has another shape', () => {
  expect([queue.put(item('b', '2')), queue.put(item('a', '3')), queue.put(item('c', '1'))]).toEqual(
    [true, true, true],
  );
  localStorage.setItem('jobs.x', '"text"');
  localStorage.setItem('other.y', JSON.stringify(item('y')));
  expect(queue.read().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  queue.remove('b');
  expect([queue.has('b'), queue.has('a'), queue.read().length]).toEqual([false, true, 2]);
});

test('a listener is called for this tab and for others; the snapshot is the same until then', () => {
  const listener = jest.fn();
  const end = queue.subscribe(listener);
  queue.put(item('a'));
  const seen = queue.snapshot();
  expect(queue.snapshot()).toBe(seen);
  localStorage.setItem('jobs.b', JSON.stringify(item('b')));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jobs.b' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(queue.snapshot()).toHaveLength(2);
  end();
  queue.put(item('c'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a full storage is said, and blocked storage holds nothing', () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(queue.put(item('a'))).toBe(false);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(queue.read()).toEqual([]);
  expect(() => queue.remove('a')).not.toThrow();
});

test('it sends with growing delays until all is sent, also after an error, and at once online', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const send = jest.fn(async () => {});
  send.mockRejectedValueOnce(new Error('no network'));
  let done = false;
  const sending = keepSending({ send, isDone: () => done, subscribe: queue.subscribe });
  await sending.now();
  expect(warn).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5000);
  await jest.advanceTimersByTimeAsync(9999);
  expect(send).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(3);
  done = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect([send.mock.calls.length, jest.getTimerCount()]).toEqual([4, 0]);
  done = false;
  queue.put(item('new'));
  expect(jest.getTimerCount()).toBe(1);
  sending.stop();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(4);
});
