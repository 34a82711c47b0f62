import { entryModule } from './entry-module';

afterEach(() => jest.useRealTimers());

const url = 'https://site.example/releases/mf-vite/1/remoteEntry.js';

test('the container of a module entry is its exports', async () => {
  const entry = { init: () => undefined, get: () => undefined };
  const load = jest.fn(() => Promise.resolve(entry));
  expect(await entryModule(url, load)).toBe(entry);
  expect(load).toHaveBeenCalledWith(url);
});

test('an altered entry fails with the browser’s error', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(entryModule(url, load)).rejects.toThrow('Failed to fetch');
});

test('an entry that hangs fails after three seconds', async () => {
  jest.useFakeTimers();
  const given = entryModule(url, () => new Promise(() => {})).catch(
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(2999);
  expect(await Promise.race([given, Promise.resolve('waits')])).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  expect(await given).toBe(`${url} did not answer in 3000 ms`);
});
