import { act, renderHook } from '@testing-library/react';
import { rememberSearch, useSearchHistory } from './search-history';

const key = 'partsSearchHistory';
const shown = () => renderHook(() => useSearchHistory());

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the newest comes first, none twice, five at most, as a plain array', () => {
  const { result } = shown();
  act(() => ['a', 'b', 'c', 'd', 'e', 'b', 'f'].forEach(rememberSearch));
  expect(result.current).toEqual(['f', 'b', 'e', 'd', 'c']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['f', 'b', 'e', 'd', 'c']);
});

test('searches of an earlier visit are shown', () => {
  localStorage.setItem(key, '["x","y"]');
  expect(shown().result.current).toEqual(['x', 'y']);
});

test.each([
  ['no JSON', '{', []],
  ['no array', '{"0":"x"}', []],
  ['entries that are no text', '["x",7,null,"y"]', ['x', 'y']],
  ['too many', '["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('%s in the storage: what is usable is shown', (_what, text, usable) => {
  jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem(key, text);
  expect(shown().result.current).toEqual(usable);
});

test('with blocked storage the searches of this visit are shown', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  const { result } = shown();
  expect(result.current).toEqual([]);
  act(() => rememberSearch('a'));
  expect(result.current).toEqual(['a']);
});

test('a search in another tab is shown here', () => {
  const { result } = shown();
  localStorage.setItem(key, '["there"]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(result.current).toEqual(['there']);
});
