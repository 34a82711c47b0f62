import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeEmptySet, writeRelease } from '@site/delivery/testing/site-folder';
import { emptyStore, goLive } from '../store/testing';
import { prune } from './prune';
import { rollback } from './rollback';
import { ageText, status, statusRows } from './status';

const day = 86_400_000;
let dir: string;
const retained = (version: string) => existsSync(join(dir, 'releases/mf-blog', version));

beforeEach(async () => {
  dir = emptyStore();
  for (const n of [1, 2, 3, 4]) {
    writeRelease('mf-blog', `v${n}`);
    writeEmptySet(`set${n}`, { 'mf-blog': `v${n}` }, n > 1 ? { 'mf-blog': `v${n - 1}` } : {});
    await goLive(`set${n}`);
  }
  writeRelease('mf-blog', 'candidate');
});

test('prune keeps what a tab opened within a day may request', async () => {
  expect(await prune(0)).toEqual([]);
});

test('prune keeps what a rollback needs, with the fallback versions of its pages', async () => {
  const later = Date.now() + 2 * day;
  const fresh = new Date(later - 1000);
  utimesSync(join(dir, 'releases/mf-blog/candidate'), fresh, fresh);
  expect(await prune(1, later)).toEqual(['set set1', 'set set2', 'mf-blog@v1']);
  expect([retained('v2'), retained('v3'), retained('v4'), retained('candidate')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect((await rollback(undefined)).id).toBe('set3');
  await expect(rollback(undefined)).rejects.toThrow('No set that was live before');
});

test('a part that is built elsewhere is pruned like any other', async () => {
  writeRelease('mf-rspack', 'v1');
  writeRelease('mf-rspack', 'v2');
  writeEmptySet('set5', { 'mf-blog': 'v4', 'mf-rspack': 'v2' });
  await goLive('set5');
  const removed = await prune(5, Date.now() + 2 * day);
  expect(removed).toContain('mf-rspack@v1');
  expect(existsSync(join(dir, 'releases/mf-rspack/v2'))).toBe(true);
});

test('the status names what is live, and what is retained, newest first', async () => {
  for (const [i, version] of ['v1', 'v2', 'v3', 'v4'].entries()) {
    const at = new Date(Date.now() - (10 - i) * 60_000);
    utimesSync(join(dir, 'releases/mf-blog', version, 'release.json'), at, at);
  }
  const found = await status();
  expect(found.live).toBe('set4');
  expect(found.parts).toMatchObject([
    {
      part: 'mf-blog',
      version: 'v4',
      revision: 'revision-of-v4',
      retained: ['candidate', 'v3', 'v2', 'v1'],
    },
  ]);
  expect(found.parts[0]?.age).toBeGreaterThanOrEqual(420);
  expect(found.sets.map(({ set }) => set)).toEqual(['set4', 'set3', 'set2', 'set1']);
  const rows = statusRows(found).map((row) => row.join(' '));
  expect(rows[1]).toMatch(/^mf-blog v4 revision-of-v4 7 min 0\.0 candidate v3 v2 v1$/);
  expect(rows.find((row) => row.startsWith('set4'))).toMatch(/\(live\)$/);
});

test('an age is shown in its largest unit', () => {
  expect([59, 60, 7_300, 200_000].map(ageText)).toEqual(['59 s', '1 min', '2 h', '2 d']);
});
