import { storedKeys } from './stored-keys';
import { withLock } from './with-lock';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

test('stored keys are those that begin with the prefix, and none if storage is blocked', () => {
  localStorage.setItem('kept.1', '1');
  localStorage.setItem('other.kept.2', '2');
  expect(storedKeys('kept.')).toEqual(['kept.1']);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storedKeys('kept.')).toEqual([]);
});

test('a job waits for its lock, and runs at once in a browser without locks', async () => {
  await expect(withLock('job', () => Promise.resolve('alone'))).resolves.toBe('alone');
  const request = jest.fn((_name: string, run: () => Promise<string>) => run());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(withLock('job', () => Promise.resolve('locked'))).resolves.toBe('locked');
  expect(request).toHaveBeenCalledWith('job', expect.any(Function));
});
