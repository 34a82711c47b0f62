import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { keptServer, recordName } from './kept-server';
import type { Last } from './kept-server';

test('the server is bundled again only when a source has changed', async () => {
  const folder = temporaryDir('bundles');
  const script = await keptServer(folder);
  expect(existsSync(script)).toBe(true);
  const record = join(folder, recordName);
  const last = JSON.parse(readFileSync(record, 'utf8')) as Last;
  const sources = Object.keys(last.sources);
  const source = sources.find((file) => file.endsWith('server/src/serve.ts')) ?? '';
  expect(sources).toEqual(expect.arrayContaining([source, expect.stringMatching(/-lock\.json$/)]));
  // The record names another bundle, which is used as long as the sources are the same.
  const other = join(folder, 'other');
  mkdirSync(other);
  const put = (changes: Partial<Last>) =>
    writeFileSync(record, JSON.stringify({ ...last, dir: other, ...changes }));
  put({});
  expect(await keptServer(folder)).toMatch(other);
  put({ sources: { ...last.sources, [source]: '1 1' } });
  expect(await keptServer(folder)).toBe(script);
  put({ database: 'of other migrations' });
  expect(await keptServer(folder)).toBe(script);
  for (const torn of ['{"database":', '{}']) {
    writeFileSync(record, torn);
    expect(await keptServer(folder)).toBe(script);
  }
});
