import { temporaryDir } from '@site/build/testing/temporary-dir';
import { FolderStore } from '@site/delivery/folder-store';
import type { SetContents, Store } from '@site/delivery/store';
import { workIn, writeSet } from '@site/delivery/testing/site-folder';
import { theStore } from '../store/the-store';
import { freeId } from './set-id';

jest.mock('../store/the-store');
const setStore = (store: Store) => void jest.mocked(theStore).mockReturnValue(store);

const contents: SetContents = { versions: { 'mf-blog': '2' }, previous: { 'mf-blog': '1' } };
const other: SetContents = { versions: { 'mf-blog': '3' }, previous: {} };

/** A store in which another team has stored sets. */
class Taken extends FolderStore {
  constructor(private readonly sets: Record<string, SetContents>) {
    super();
  }

  override contentsOf = async (id: string) => this.sets[id];
}

beforeEach(() => {
  workIn(temporaryDir('site'));
  setStore(new FolderStore());
});

test('the same inputs have the same id', async () => {
  expect(await freeId(contents, 'company')).toBe(await freeId(contents, 'company'));
  expect(await freeId(contents, 'company')).not.toBe(await freeId(contents, 'other company'));
});

test('an id that another set has in the store or in the folder is not used again', async () => {
  const first = await freeId(contents);
  setStore(new Taken({ [first]: other }));
  const second = await freeId(contents);
  expect(second).not.toBe(first);
  setStore(new Taken({ [first]: contents }));
  expect(await freeId(contents)).toBe(first);
  writeSet(first, other.versions);
  writeSet(second, contents.versions, contents.previous);
  expect(await freeId(contents)).toBe(second);
});
