import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPart } from './build-part';

test('a declaration that is no declaration is refused with file and field', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sources-'));
  process.env.SOURCES_DIR = dir;
  const file = join(dir, 'mf-blog/package.json');
  mkdirSync(join(dir, 'mf-blog'));
  const site = { prefixes: '/blog', exposes: {}, consumes: [] };
  writeFileSync(file, JSON.stringify({ name: 'mf-blog', version: '1.0.0', site }));
  await expect(buildPart('mf-blog')).rejects.toThrow(
    `${file}: site: prefixes: Invalid type: Expected Array but received "/blog"`,
  );
});
