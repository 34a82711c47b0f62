import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder';
import { temporaryDir } from './testing/temporary-dir';

let place = '';
beforeEach(() => (place = temporaryDir('memory')));

test('folders of runs that have ended are removed, those of running ones stay', () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(place, `site-tests-${ended}/full`), { recursive: true });
  mkdirSync(join(place, `site-tests-${process.ppid}`));
  mkdirSync(join(place, 'of-another-program'));
  const folder = memoryFolder(place, 1);
  expect(folder).toBe(join(place, `site-tests-${process.pid}`));
  expect(readdirSync(place).sort()).toEqual(
    ['of-another-program', `site-tests-${process.pid}`, `site-tests-${process.ppid}`].sort(),
  );
  expect(readdirSync(folder ?? '')).toEqual([]);
});

test('without a place, or without room in it, tests use the usual folder', () => {
  expect(memoryFolder(join(place, 'missing'), 1)).toBeUndefined();
  expect(memoryFolder(place, 2 ** 60)).toBeUndefined();
  expect(existsSync(join(place, `site-tests-${process.pid}`))).toBe(false);
});
