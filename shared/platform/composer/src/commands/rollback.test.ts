import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveSetId } from '@site/contract/live';
import { writeEmptySet, writeRelease } from '@site/delivery/testing/site-folder';
import { emptyStore, goLive } from '../store/testing';
import { rollback } from './rollback';

let dir: string;
beforeEach(async () => {
  dir = emptyStore();
  // The order of creation differs from the order in which they go live.
  for (const id of ['c', 'a', 'b']) writeEmptySet(id, {});
  for (const id of ['a', 'b', 'c']) await goLive(id);
});

test('each rollback goes to the set that was live before', async () => {
  expect((await rollback(undefined)).id).toBe('b');
  expect((await rollback(undefined)).id).toBe('a');
  expect(await liveSetId()).toBe('a');
  await expect(rollback(undefined)).rejects.toThrow('No set that was live before');
  expect(await liveSetId()).toBe('a');
});

test('a rollback never returns to a set that was rolled back', async () => {
  await rollback('b');
  writeEmptySet('d', {});
  await goLive('d');
  expect((await rollback(undefined)).id).toBe('b');
  expect((await rollback(undefined)).id).toBe('a');
});

test('a rollback from a restored set goes to the one before it', async () => {
  await goLive('a');
  expect((await rollback(undefined)).id).toBe('c');
});

test('a set that was pruned is skipped', async () => {
  rmSync(join(dir, 'sets/b'), { recursive: true });
  expect((await rollback(undefined)).id).toBe('a');
});

test('a part that is built elsewhere can be rolled back, once the store has it', async () => {
  await expect(rollback('mf-rspack')).rejects.toThrow('there is no such set');
  writeRelease('mf-rspack', 'v1');
  await expect(rollback('mf-rspack')).rejects.toThrow('mf-rspack: no version that was live');
  await expect(rollback('mf-rspack@v2')).rejects.toThrow(
    'mf-rspack@v2 is not retained; there is v1',
  );
});

test('an unknown set is refused and the live set stays', async () => {
  await expect(rollback('nothing')).rejects.toThrow('there is no such set');
  expect(await liveSetId()).toBe('c');
});
