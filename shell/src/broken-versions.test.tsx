import { isBroken, rememberBroken } from './broken-versions';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  history.replaceState({ key: 'entry' }, '');
});
afterEach(() => jest.restoreAllMocks());

test('what threw is remembered by part and version', () => {
  expect(isBroken('mf-blog', '1.2.0-a')).toBe(false);
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(true);
  expect(rememberBroken('mf-blog', '1.1.0-b')).toBe(true);
  expect(isBroken('mf-blog', '1.2.0-a')).toBe(true);
  expect(isBroken('mf-blog', '1.1.0-b')).toBe(true);
  expect(isBroken('mf-blog', '1.3.0-c')).toBe(false);
  expect(isBroken('mf-booking', '1.2.0-a')).toBe(false);
  // The router's own state of the entry stays.
  expect(history.state).toMatchObject({ key: 'entry' });
});

test('a document from before the version was remembered may be loaded again', () => {
  rememberBroken('mf-blog', '1.2.0-a');
  history.pushState(null, '');
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(true);
});

test('storage that forgets is not relied on twice', () => {
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(true);
  sessionStorage.clear();
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(false);
});

test('storage that throws remembers nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberBroken('mf-blog', '1.2.0-a')).toBe(false);
  expect(isBroken('mf-blog', '1.2.0-a')).toBe(false);
});

test('what another program left under the key is no memory', () => {
  for (const stray of ['{', '"mf-blog@1.2.0-a"', '{"mf-blog@1.2.0-a":1}']) {
    sessionStorage.setItem('site.broken', stray);
    expect(isBroken('mf-blog', '1.2.0-a')).toBe(false);
  }
});
