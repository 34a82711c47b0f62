import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCanary } from '@site/contract/canary';
import { writeEmptySet } from '@site/delivery/testing/site-folder';
import { emptyStore, goLive } from '../store/testing';
import { setCanary } from './canary';

test('a set gets a share until the canary is off; the live set and invalid shares are refused', async () => {
  emptyStore();
  writeEmptySet('a', {});
  writeEmptySet('b', {});
  await goLive('a');
  expect(await readCanary()).toBeUndefined();
  await setCanary('b', '10%');
  expect(await readCanary()).toEqual({ set: 'b', percent: 10 });
  await expect(setCanary('a', '10%')).rejects.toThrow('is the live one');
  await expect(setCanary('none', '10%')).rejects.toThrow('there is no such set');
  for (const share of ['', '0%', '100%', '10', 'x%']) {
    await expect(setCanary('b', share)).rejects.toThrow('is no share');
  }
  expect(await readCanary()).toEqual({ set: 'b', percent: 10 });
  await setCanary('off');
  expect(await readCanary()).toBeUndefined();
});

test('a canary whose set is damaged can be ended', async () => {
  const dir = emptyStore();
  writeEmptySet('a', {});
  writeEmptySet('b', {});
  await goLive('a');
  await setCanary('b', '10%');
  writeFileSync(join(dir, 'sets/b/set.json'), '{');
  await setCanary('off');
  expect(await readCanary()).toBeUndefined();
});
