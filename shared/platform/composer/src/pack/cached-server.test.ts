import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { recordName } from '../../bin/cached-bundle.js';
import { cachedServer } from './cached-server';

test('the server is bundled again only when a source or the empty database has changed', async () => {
  const folder = temporaryDir('bundles');
  const script = await cachedServer(folder);
  expect(existsSync(script)).toBe(true);
  const record = join(folder, recordName);
  const last = JSON.parse(readFileSync(record, 'utf8')) as Record<string, unknown>;
  expect(last.sources).toEqual(
    expect.arrayContaining(['../server/src/serve.ts', '../../../package-lock.json']),
  );
  // The record names another bundle, which is used as long as the sources are the same.
  const other = join(folder, 'other');
  mkdirSync(other);
  const put = (changes: Record<string, unknown>) =>
    writeFileSync(record, JSON.stringify({ ...last, dir: 'other', ...changes }));
  put({});
  expect(await cachedServer(folder)).toMatch(other);
  put({ content: 'of other sources' });
  expect(await cachedServer(folder)).toBe(script);
  put({ key: 'of other migrations' });
  expect(await cachedServer(folder)).toBe(script);
});
