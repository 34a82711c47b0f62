import { isBroken } from './broken-versions';
import { recoverWith } from './recover';
import type { PartVersion } from './remotes/part-versions';
import { forgetTracked, tracked } from './testing';

let number = 0;
/** A new version, since a version is reported only once. */
const next = (): PartVersion => ({
  url: '/releases/mf-blog/x/remoteEntry.js',
  container: 'blog',
  integrity: 'sha384-x',
  version: `2.0.${number++}`,
  pageRuntime: true,
});

function throwAt(path: string, version: PartVersion | undefined) {
  const reload = jest.fn();
  const giveUp = jest.fn();
  const runner = version && { part: 'mf-blog' as const, version };
  const recover = recoverWith({ runnerOf: () => runner }, reload);
  recover(path, new Error('no data'), giveUp);
  return { reload, giveUp };
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  forgetTracked();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a page that throws is reported, its version stored as broken, its document reloaded', () => {
  const running = next();
  const { reload, giveUp } = throwAt('/blog/hard-water', running);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(giveUp).not.toHaveBeenCalled();
  expect(isBroken('mf-blog', running.version)).toBe(true);
  const failure = { part: 'mf-blog', version: running.version, cause: 'no data' };
  expect(tracked()).toEqual([{ event: 'part_failed', ...failure, path: '/blog/hard-water' }]);
});

test('a page that the browser restores from its cache after it threw is reloaded', () => {
  const { reload } = throwAt('/blog', next());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['a page without a running part', () => undefined],
  ['a part that a developer serves', () => ({ ...next(), integrity: '' })],
])('%s is not reloaded', (_, running) => {
  const version = running();
  const { reload, giveUp } = throwAt('/blog', version);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  expect(isBroken('mf-blog', version?.version ?? '')).toBe(false);
});

test('without a network or without storage the page is not reloaded', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = next();
  expect(throwAt('/blog', offline).giveUp).toHaveBeenCalledTimes(1);
  expect(isBroken('mf-blog', offline.version)).toBe(false);
  online.mockReturnValue(true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { reload, giveUp } = throwAt('/blog', next());
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  expect(tracked()).toHaveLength(2);
});
