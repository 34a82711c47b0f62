import { entryModule } from './entry-module';

afterEach(() => jest.useRealTimers());

const url = 'https://site.example/releases/mf-vite/1/remoteEntry.js';

test('an entry that is a module is what it exports', async () => {
  const entry = { init: () => undefined, get: () => undefined };
  const load = jest.fn(() => Promise.resolve(entry));
  expect(await entryModule(url, load)).toBe(entry);
  expect(load).toHaveBeenCalledWith(url);
});

test('one that was altered fails with the browser’s reason', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(entryModule(url, load)).rejects.toThrow('Failed to fetch');
});

test('one that hangs is given up after three seconds', async () => {
  jest.useFakeTimers();
  const given = entryModule(url, () => new Promise(() => {})).catch(
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(2999);
  expect(await Promise.race([given, Promise.resolve('waits')])).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  expect(await given).toBe(`${url} did not answer in 3000 ms`);
});
