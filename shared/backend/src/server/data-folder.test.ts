import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { lockDataFolder, staffKey, staffKeyFile } from './data-folder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const lockFile = () => join(folder, 'lock');

test('one holder at a time, and afterwards another', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}.`,
  );
  release();
  expect(existsSync(lockFile())).toBe(false);
  lockDataFolder(folder)();
});

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lockFile(), JSON.stringify({ pid, started: 'boot/1' }));
  const release = lockDataFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

test('a number that by now belongs to another process is no holder', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, started: 'another boot/1' }));
  // Without /proc the system does not tell when a process began, and the number has to do.
  if (existsSync('/proc/self/stat')) lockDataFolder(folder)();
  else expect(() => lockDataFolder(folder)).toThrow('is in use');
});

test.each(['', '{', '{"pid": "x"}'])('a damaged lock (%j) is taken over', (content) => {
  writeFileSync(lockFile(), content);
  lockDataFolder(folder)();
  expect(existsSync(lockFile())).toBe(false);
});

test('two takeovers at once have one winner', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 30, started: '' }));
  writeFileSync(join(folder, 'lock.takeover'), '');
  expect(() => lockDataFolder(folder)).toThrow(/is in use\. Stop that site first/);
});

test('the staff key is made once and is its owner’s alone', () => {
  const key = staffKey(folder);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(staffKey(folder)).toBe(key);
  expect(statSync(staffKeyFile(folder)).mode & 0o777).toBe(0o600);
});
