import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { bundleRecord, recordName, unchangedBundle } from '../../bin/cached-bundle.js';

/** A cache with the bundle `b` of two sources. */
function cacheOfTwo() {
  const dir = temporaryDir('cache');
  const [a, b] = ['a', 'b'].map((name) => join(dir, name)) as [string, string];
  for (const file of [a, b]) writeFileSync(file, 'one');
  mkdirSync(join(dir, 'bundle'));
  const record = bundleRecord('bundle', [a, b], Date.now() + 60_000, 'key');
  writeFileSync(join(dir, recordName), JSON.stringify(record));
  return { dir, a, b, last: (key = 'key') => unchangedBundle(dir, key) };
}

test('a bundle is used until a source or its key has changed', () => {
  const { dir, a, b, last } = cacheOfTwo();
  expect(last()).toBe(join(dir, 'bundle'));
  expect(last('another')).toBeUndefined();
  writeFileSync(a, 'two');
  // The same size and time, as a checkout that was moved here has.
  utimesSync(a, new Date(0), new Date(0));
  expect(last()).toBeUndefined();
  writeFileSync(a, 'one');
  expect(last()).toBe(join(dir, 'bundle'));
  rmSync(b);
  expect(last()).toBeUndefined();
  writeFileSync(b, 'one');
  rmSync(join(dir, 'bundle'), { recursive: true });
  expect(last()).toBeUndefined();
});

test('a damaged record, and one without sources, name no bundle', () => {
  const { dir, last } = cacheOfTwo();
  for (const text of ['{"dir":', '{}', '{"dir":"bundle","sources":[],"content":"","key":"key"}']) {
    writeFileSync(join(dir, recordName), text);
    expect(last()).toBeUndefined();
  }
  expect(existsSync(join(dir, 'bundle'))).toBe(true);
});

test('a source that was saved while the bundle was made is perhaps not in it', () => {
  const { a } = cacheOfTwo();
  expect(bundleRecord('bundle', [a], Date.now() - 60_000)).toBeUndefined();
});
