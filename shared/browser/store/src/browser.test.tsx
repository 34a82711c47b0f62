import { storedKeys } from './queue';
import { withLock } from './with-lock';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

test('stored keys are those that begin with the prefix, and none if storage is blocked', () => {
  localStorage.setItem('stored.1', '1');
  localStorage.setItem('other.stored.2', '2');
  expect(storedKeys('stored.')).toEqual(['stored.1']);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storedKeys('stored.')).toEqual([]);
});

test('a job waits for its lock, and runs at once in a browser without locks', async () => {
  await expect(withLock('job', () => Promise.resolve('alone'))).resolves.toBe('alone');
  const request = jest.fn((_name: string, run: () => Promise<string>) => run());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(withLock('job', () => Promise.resolve('locked'))).resolves.toBe('locked');
  expect(request).toHaveBeenCalledWith('job', expect.any(Function));
});

test('a job runs once if the browser refuses locks, and its own error is not tried again', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request: denied }, configurable: true });
  const job = jest.fn(() => Promise.resolve('alone'));
  await expect(withLock('job', job)).resolves.toBe('alone');
  expect(job).toHaveBeenCalledTimes(1);
  const request = (_name: string, run: () => Promise<string>) => run();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const failing = jest.fn(() => Promise.reject(new Error('own')));
  await expect(withLock('job', failing)).rejects.toThrow('own');
  expect(failing).toHaveBeenCalledTimes(1);
});
