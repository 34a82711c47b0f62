import { join } from 'node:path';
import { testContract } from '@site/federation/contract-testing';
import { preparePage } from '@site/federation/testing';
import { records } from './records';
import server from './server';

testContract({
  dir: join(import.meta.dirname, '..'),
  server,
  records,
  exposed: {
    './ApplianceCards': ['default', 'warm'],
    './BrandWall': ['default'],
    './Search': ['default'],
  },
});

test('every page of the index is prerendered, the old address among them', async () => {
  preparePage({ records: await records() });
  const paths = await server.paths();
  expect(paths).toHaveLength(1 + 13 + 1 + 12 + 6 + 65 + 1);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/issues/5');
});

test('a release without its index is refused', async () => {
  preparePage({ records: {} });
  await expect(server.paths()).rejects.toThrow('mf-catalog has no record index/all');
});
