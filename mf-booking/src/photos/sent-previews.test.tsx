import 'fake-indexeddb/auto';
import { photo } from '../testing/photo';
import {
  dropOldPreviews,
  dropPreview,
  keepPreview,
  loadPreviews,
  previewOf,
} from './sent-previews';

/** The copies as the next page of this browser has them. */
async function onNextPage(ids: string[]) {
  let found: (string | undefined)[] = [];
  await jest.isolateModulesAsync(async () => {
    const page = await import('./sent-previews');
    expect(ids.map(page.previewOf)).toEqual(ids.map(() => undefined));
    await page.loadPreviews(ids);
    found = ids.map(page.previewOf);
  });
  return found;
}

afterEach(() => jest.restoreAllMocks());

test('the next page has the copies of this browser, until their photo is removed', async () => {
  const [one, two] = [photo(), photo()];
  await keepPreview(one);
  await keepPreview(two);
  expect(previewOf(one.id)).toBe(one.preview);
  expect(await onNextPage([one.id, two.id, 'other'])).toEqual([
    one.preview,
    two.preview,
    undefined,
  ]);
  await dropPreview(one.id);
  expect(previewOf(one.id)).toBeUndefined();
  expect(await onNextPage([one.id, two.id])).toEqual([undefined, two.preview]);
});

test('copies go after 90 days', async () => {
  const day = 24 * 3_600_000;
  const [old, queued] = [photo(Date.now() - 91 * day), photo(Date.now() - 89 * day)];
  await keepPreview(old);
  await keepPreview(queued);
  await dropOldPreviews();
  expect(await onNextPage([old.id, queued.id])).toEqual([undefined, queued.preview]);
});

test('a browser that stores nothing has them while the page is open', async () => {
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  const sent = photo();
  await keepPreview(sent);
  await loadPreviews([sent.id, 'other']);
  expect([sent.id, 'other'].map(previewOf)).toEqual([sent.preview, undefined]);
  await dropOldPreviews();
});
