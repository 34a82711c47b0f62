import { isBroken, rememberBroken } from './broken-versions';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  history.replaceState({ key: 'entry' }, '');
});
afterEach(() => jest.restoreAllMocks());

test('a broken version is stored by part and version', () => {
  expect(isBroken('mf-blog', '1.2.0-a')).toBe(false);
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(true);
  expect(rememberBroken('mf-blog', '1.1.0-b')).toBe(true);
  expect(isBroken('mf-blog', '1.2.0-a')).toBe(true);
  expect(isBroken('mf-blog', '1.1.0-b')).toBe(true);
  expect(isBroken('mf-blog', '1.3.0-c')).toBe(false);
  expect(isBroken('mf-booking', '1.2.0-a')).toBe(false);
  // The router's own state of the history entry stays.
  expect(history.state).toMatchObject({ key: 'entry' });
});

test('a history entry from before the failure may be reloaded', () => {
  rememberBroken('mf-blog', '1.2.0-a');
  history.pushState(null, '');
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(true);
});

test('if storage loses the entry, the same history entry is not reloaded twice', () => {
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(true);
  sessionStorage.clear();
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(false);
});

test('storage that throws stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(false);
  expect(isBroken('mf-blog', '1.2.0-a')).toBe(false);
});

test('a foreign value under the key is ignored', () => {
  for (const stray of ['{', '"mf-blog@1.2.0-a"', '{"mf-blog@1.2.0-a":1}']) {
    sessionStorage.setItem('site.broken', stray);
    expect(isBroken('mf-blog', '1.2.0-a')).toBe(false);
  }
});
