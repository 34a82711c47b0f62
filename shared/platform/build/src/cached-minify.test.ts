import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { minifyCached } from './cached-minify';

const dir = mkdtempSync(join(tmpdir(), 'minify-'));
process.env.SITE_CACHE = dir;
const source = { 'a.js': 'const sum = (first, second) => first + second; self.sum = sum;' };
const cachedFiles = () => readdirSync(dir).length;

test('a chunk is minified once, and again with other options or another text', async () => {
  const { code } = await TerserPlugin.terserMinify(source, undefined, { mangle: true });
  expect((await minifyCached(source, undefined, { mangle: true })).code).toBe(code);
  expect((await minifyCached(source, undefined, { mangle: true })).code).toBe(code);
  expect(cachedFiles()).toBe(1);
  await minifyCached(source, undefined, { mangle: false });
  await minifyCached({ 'a.js': 'self.other = 1' }, undefined, { mangle: true });
  expect(cachedFiles()).toBe(3);
});

test('a chunk with a mistake is not cached', async () => {
  const before = cachedFiles();
  await expect(minifyCached({ 'a.js': 'const = ;' }, undefined, {})).rejects.toMatchObject({
    message: 'Name expected',
  });
  expect(cachedFiles()).toBe(before);
});
