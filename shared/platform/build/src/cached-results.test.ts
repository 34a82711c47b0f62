import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CachedResults } from './cached-results';

let dir = '';
let source = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kept-'));
  source = join(dir, 'slow.ts');
  writeFileSync(source, 'export const slow = 1;');
  process.env.SITE_CACHE = join(dir, 'cache');
});
afterEach(() => {
  delete process.env.SITE_CACHE;
  rmSync(dir, { recursive: true });
});

test('a result is kept for the same input, function and packages', () => {
  const kept = new CachedResults([source], ['typescript']);
  expect(kept.read('input')).toBeUndefined();
  kept.keep('input', '');
  expect(new CachedResults([source], ['typescript']).read('input')).toBe('');
  expect(kept.read('other input')).toBeUndefined();
  expect(new CachedResults([source], ['terser']).read('input')).toBeUndefined();
  writeFileSync(source, 'export const slow = 2;');
  expect(new CachedResults([source], ['typescript']).read('input')).toBeUndefined();
  expect(readdirSync(join(dir, 'cache'))).toHaveLength(1);
});

test('a folder that cannot be written keeps nothing and does no harm', () => {
  process.env.SITE_CACHE = join(source, 'cache');
  const kept = new CachedResults([source]);
  expect(() => kept.keep('input', 'result')).not.toThrow();
  expect(kept.read('input')).toBeUndefined();
});
