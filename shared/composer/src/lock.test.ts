import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exclusively } from './lock';

const dir = mkdtempSync(join(tmpdir(), 'lock-'));
process.env.SITE_DIR = dir;

test('ten at the same moment go one after the other', async () => {
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

test('what a dead process left is taken over', async () => {
  mkdirSync(`${dir}.lock`);
  const old = new Date(Date.now() - 60_000);
  utimesSync(`${dir}.lock`, old, old);
  expect(await exclusively(async () => 'done')).toBe('done');
});

test('a failure gives the lock back', async () => {
  await expect(exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await exclusively(async () => 'next')).toBe('next');
});
