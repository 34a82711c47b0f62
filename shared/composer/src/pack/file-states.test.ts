import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { areUnchanged, fileStates, lastChange } from '../../bin/file-states.js';

test('a file that was saved, removed or added is a change', () => {
  const dir = temporaryDir('states');
  const [a, b] = ['a', 'b'].map((name) => join(dir, name)) as [string, string];
  writeFileSync(a, 'one');
  const began = Date.now() - 1;
  const states = fileStates([a, b]);
  expect(areUnchanged(states)).toBe(true);
  expect(lastChange(states)).toBeGreaterThanOrEqual(began - 1000);
  expect(areUnchanged({})).toBe(false);
  writeFileSync(b, 'added');
  expect(areUnchanged(states)).toBe(false);
  const both = fileStates([a, b]);
  expect(lastChange(both)).toBeGreaterThanOrEqual(lastChange(states));
  writeFileSync(a, 'three');
  expect(areUnchanged(both)).toBe(false);
  rmSync(a);
  expect(areUnchanged(both)).toBe(false);
});
