import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { ReportSets } from './report-sets';

const entry = (prefix: string) => [
  {
    url: '',
    metadata: { integrity: '', version: '' },
    deployment: { traffic: 100, default: true },
    extras: { prefixes: [prefix], container: '' },
  },
];

function put(dir: string, id: string): void {
  const versions = { shell: `1-${id}`, 'mf-blog': `2-${id}`, 'mf-staff': '3' };
  const set = { id, createdAt: '', versions, pages: {}, notFound: [], rendered: 0 };
  mkdirSync(join(dir, 'sets', id, 'public'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(join(dir, 'sets', id, file), JSON.stringify(value));
  write('set.json', { ...set, previous: { 'mf-blog': '1' } });
  // A private part is not in the registry of visitors.
  write('public/registry.json', { schema: '', microFrontends: { 'mf-blog': entry('/blog') } });
}

test('live, canary and the four sets before may report; private parts are left out', async () => {
  const dir = temporaryDir('sets');
  process.env.SITE_DIR = dir;
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) put(dir, id);
  // The set x was pruned.
  writeFileSync(join(dir, 'live'), 'a\nb\nx\nc\nd\ne\nf\n');
  writeFileSync(join(dir, 'canary'), '{"set":"g","percent":10}');
  const sets = new ReportSets();
  const found = await sets.current();
  expect(found.map(({ set }) => set)).toEqual(['f', 'g', 'e', 'd', 'c']);
  expect(found[0]).toEqual({
    set: 'f',
    versions: { shell: ['1-f'], 'mf-blog': ['2-f', '1'] },
    patterns: { '/': 'shell', '*': 'shell', '/blog': 'mf-blog', '/blog/*': 'mf-blog' },
  });
  // The same array, so that the database is not written for each report.
  expect(await sets.current()).toBe(found);
});
