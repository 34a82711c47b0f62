import { preparePage } from '@site/federation/testing';
import { records } from './records';
import server from './server';

test('every page of the index is prerendered, the address of earlier days among them', async () => {
  preparePage({ records: await records() });
  const paths = await server.paths();
  expect(paths).toHaveLength(1 + 13 + 1 + 12 + 65 + 1);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/issues/5');
});

test('a release without its index is refused', async () => {
  preparePage({ records: {} });
  await expect(server.paths()).rejects.toThrow('mf-catalog has no record "index"');
});
