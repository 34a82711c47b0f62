import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { holderOf, tryLockFile } from './file-lock';

const file = join(temporaryDir('lock'), 'lock');

test('a file has one holder at a time, also within one process', () => {
  const unlock = tryLockFile(file, 'first');
  expect(tryLockFile(file, 'second')).toBeUndefined();
  expect(holderOf(file)).toBe('first');
  unlock?.();
  const again = tryLockFile(file, 'third');
  expect(readFileSync(file, 'utf8')).toBe('third\n');
  again?.();
});

test('what an ended process has left locks nothing', () => {
  writeFileSync(file, '{"pid": 1, "host": "elsewhere"}');
  const unlock = tryLockFile(file, 'next');
  expect(holderOf(file)).toBe('next');
  unlock?.();
});

test('the lock of a killed process is free at once', async () => {
  const holder = join(import.meta.dirname, 'testing/hold.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', holder, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(tryLockFile(file, 'waiting')).toBeUndefined();
  expect(holderOf(file)).toBe(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = tryLockFile(file, 'next');
  expect(holderOf(file)).toBe('next');
  unlock?.();
});
