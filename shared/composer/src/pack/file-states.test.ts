import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { areUnchanged, fileStates, lastChange } from './file-states';

test('a file that was saved, removed or added is a change', async () => {
  const dir = temporaryDir('states');
  const [a, b] = ['a', 'b'].map((name) => join(dir, name)) as [string, string];
  writeFileSync(a, 'one');
  const began = Date.now() - 1;
  const states = await fileStates([a, b]);
  expect(await areUnchanged(states)).toBe(true);
  expect(lastChange(states)).toBeGreaterThanOrEqual(began - 1000);
  expect(await areUnchanged({})).toBe(false);
  writeFileSync(b, 'added');
  expect(await areUnchanged(states)).toBe(false);
  const both = await fileStates([a, b]);
  expect(lastChange(both)).toBeGreaterThanOrEqual(lastChange(states));
  writeFileSync(a, 'three');
  expect(await areUnchanged(both)).toBe(false);
  rmSync(a);
  expect(await areUnchanged(both)).toBe(false);
});
