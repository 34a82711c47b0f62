import fs, {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStaffKey, staffKey, staffKeyFile } from './staff-key';
import { createWhole, writeWhole } from '@site/database/whole-file';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-key-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const diskFull = (call: 'writeSync' | 'fsyncSync') =>
  jest.spyOn(fs, call).mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });

test('the staff key is made once and is readable only by its owner', () => {
  const key = staffKey(folder);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(staffKey(folder)).toBe(key);
  expect(statSync(staffKeyFile(folder)).mode & 0o777).toBe(0o600);
});

test.each(['writeSync', 'fsyncSync'] as const)('a full disk at %s leaves no key', (call) => {
  diskFull(call);
  expect(() => staffKey(folder)).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
  jest.restoreAllMocks();
  expect(staffKey(folder)).toMatch(/^[0-9a-f]{64}$/);
});

test.each(['', '\n', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), ` ${'a'.repeat(64)}`])(
  'an incomplete key (%j) is refused in one line',
  (content) => {
    writeFileSync(staffKeyFile(folder), content);
    for (const read of [staffKey, readStaffKey])
      expect(() => read(folder)).toThrow(/^.*staff\.key is not a whole key.*$/);
  },
);

test('a key with a line break at the end is still complete', () => {
  writeFileSync(staffKeyFile(folder), `${'b'.repeat(64)}\n`);
  expect(staffKey(folder)).toBe('b'.repeat(64));
});

test('a file is replaced completely or stays as it was', () => {
  const file = join(folder, 'file');
  writeWhole(file, 'before');
  diskFull('fsyncSync');
  expect(() => writeWhole(file, 'after')).toThrow('ENOSPC');
  jest.restoreAllMocks();
  expect(readFileSync(file, 'utf8')).toBe('before');
  writeWhole(file, 'after');
  expect(createWhole(file, 'third')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['file']);
});
