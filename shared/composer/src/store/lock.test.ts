import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertExclusive, exclusively } from './lock';

const dir = mkdtempSync(join(tmpdir(), 'lock-'));
process.env.SITE_DIR = dir;
const lock = join(dir, 'lock');

const holder = (pid: number, host = hostname()) =>
  JSON.stringify({ pid, host, command: 'promote', token: String(pid) });

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

test('the lock of a dead process is taken over at once, and its unfinished files are removed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, holder(pid));
  mkdirSync(join(dir, 'sets', 'abc.1.part'), { recursive: true });
  mkdirSync(join(dir, 'sets', 'abc'));
  expect(await exclusively(async () => readdirSync(join(dir, 'sets')))).toEqual(['abc']);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a living process is respected', async () => {
  writeFileSync(lock, holder(process.pid));
  const order: string[] = [];
  const waiting = exclusively(async () => order.push('second'));
  await new Promise((done) => setTimeout(done, 300));
  order.push('first');
  rmSync(lock);
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('the lock of another machine is taken over after a long silence', async () => {
  writeFileSync(lock, holder(1, 'elsewhere'));
  const old = new Date(Date.now() - 120_000);
  utimesSync(lock, old, old);
  expect(await exclusively(async () => 'done')).toBe('done');
});

test('a process that has lost the lock cannot move the pointer', async () => {
  await expect(
    exclusively(async () => {
      assertExclusive();
      writeFileSync(lock, holder(1));
      assertExclusive();
    }),
  ).rejects.toThrow('another release took over meanwhile');
  // The other process keeps its lock.
  expect(readFileSync(lock, 'utf8')).toBe(holder(1));
  expect(() => assertExclusive()).toThrow('inside exclusively()');
  rmSync(lock);
});

test('a failed action releases the lock', async () => {
  await expect(exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await exclusively(async () => 'next')).toBe('next');
});
