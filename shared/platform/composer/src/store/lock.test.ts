import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { exclusively } from './lock';

const dir = temporaryDir('lock');
process.env.SITE_DIR = dir;

test('ten concurrent calls run one after the other', async () => {
  const file = join(dir, 'count');
  writeFileSync(file, '0');
  let inside = 0;
  const one = () =>
    exclusively(async () => {
      expect(++inside).toBe(1);
      const count = Number(readFileSync(file, 'utf8'));
      await new Promise((done) => setTimeout(done, 5));
      writeFileSync(file, String(count + 1));
      inside--;
    });
  await Promise.all(Array.from({ length: 10 }, one));
  expect(readFileSync(file, 'utf8')).toBe('10');
}, 20_000);

test('a living process is waited for; when it is killed, its unfinished files are removed', async () => {
  const hold = createRequire(import.meta.url).resolve('@site/file-lock/testing/hold');
  const child = spawn(process.execPath, ['--import', 'tsx', hold, join(dir, 'lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  mkdirSync(join(dir, 'sets', 'abc.1.part'), { recursive: true });
  mkdirSync(join(dir, 'sets', 'abc'));
  const order: string[] = [];
  const waiting = exclusively(async () => {
    order.push('second');
    return readdirSync(join(dir, 'sets'));
  });
  await new Promise((done) => setTimeout(done, 300));
  order.push('first');
  child.kill('SIGKILL');
  expect(await waiting).toEqual(['abc']);
  expect(order).toEqual(['first', 'second']);
});

test('a failed action releases the lock', async () => {
  await expect(exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await exclusively(async () => 'next')).toBe('next');
});
