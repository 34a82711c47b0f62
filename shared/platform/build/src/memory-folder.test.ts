import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { memoryFolder } from './memory-folder';
import { temporaryDir } from './testing/temporary-dir';

let place = '';
beforeEach(() => (place = temporaryDir('memory')));

const nameOf = (pid: number | undefined) => `site-tests-${hostname()}-${pid}-`;

test('folders of runs that have ended are removed, those of running ones stay', () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(place, `${nameOf(ended)}full/of/files`), { recursive: true });
  mkdirSync(join(place, `${nameOf(process.ppid)}kept`));
  // A name that another user made first is not taken over.
  mkdirSync(join(place, nameOf(process.pid)));
  mkdirSync(join(place, `site-tests-another-machine-${ended}-kept`));
  const before = readdirSync(place).filter((name) => !name.startsWith(nameOf(ended)));
  const folder = memoryFolder(place, 1) ?? '';
  expect(readdirSync(place).sort()).toEqual([...before, basename(folder)].sort());
  expect(basename(folder)).toMatch(new RegExp(`^${nameOf(process.pid)}.{6}$`));
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test('without a place, or without room in it, tests use the usual folder', () => {
  expect(memoryFolder(join(place, 'missing'), 1)).toBeUndefined();
  expect(memoryFolder(place, 2 ** 60)).toBeUndefined();
  expect(readdirSync(place)).toEqual([]);
});
