import type { Release } from '@site/data-types/contract';
import { importMap } from './import-map';

const files = {
  'entry.js': { bytes: 1, brotli: 1, integrity: 'sha256-a' },
  'page.css': { bytes: 1, brotli: 1, integrity: 'sha256-b' },
};
const release = (version: string, type?: 'var' | 'module') =>
  ({ name: 'mf-other', version, type, files }) as Partial<Release> as Release;

test('names every module with its integrity, including those of the previous version', () => {
  expect(JSON.parse(importMap([release('2', 'module'), release('1', 'module')]))).toEqual({
    integrity: {
      '/releases/mf-other/2/entry.js': 'sha256-a',
      '/releases/mf-other/1/entry.js': 'sha256-a',
    },
  });
});

test('is empty when every entry is a script', () => {
  expect(importMap([release('2', 'var'), release('1')])).toBe('');
});
