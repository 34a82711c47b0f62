import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CachedResults } from './cached-results';

let dir = '';
let source = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cached-'));
  source = join(dir, 'slow.ts');
  writeFileSync(source, 'export const slow = 1;');
  process.env.SITE_CACHE = join(dir, 'cache');
});
afterEach(() => {
  delete process.env.SITE_CACHE;
  rmSync(dir, { recursive: true });
});

test('a result is cached for the same input, function and packages', () => {
  const cached = new CachedResults([source], ['typescript']);
  expect(cached.read('input')).toBeUndefined();
  cached.keep('input', '');
  expect(new CachedResults([source], ['typescript']).read('input')).toBe('');
  expect(cached.read('other input')).toBeUndefined();
  expect(new CachedResults([source], ['terser']).read('input')).toBeUndefined();
  writeFileSync(source, 'export const slow = 2;');
  expect(new CachedResults([source], ['typescript']).read('input')).toBeUndefined();
  expect(readdirSync(join(dir, 'cache'))).toHaveLength(1);
});

test('a folder that cannot be written keeps nothing and does no harm', () => {
  process.env.SITE_CACHE = join(source, 'cache');
  const cached = new CachedResults([source]);
  expect(() => cached.keep('input', 'result')).not.toThrow();
  expect(cached.read('input')).toBeUndefined();
});
