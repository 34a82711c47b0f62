import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { buildPart } from './build-part';

test('a declaration that is no declaration is refused with file and field', async () => {
  const dir = temporaryDir('sources');
  process.env.SOURCES_DIR = dir;
  const file = join(dir, 'mf-blog/package.json');
  mkdirSync(join(dir, 'mf-blog'));
  const site = { prefixes: '/blog', exposes: {}, consumes: [] };
  writeFileSync(file, JSON.stringify({ name: 'mf-blog', version: '1.0.0', site }));
  await expect(buildPart('mf-blog')).rejects.toThrow(
    `${file}: site: prefixes: Invalid type: Expected Array but received "/blog"`,
  );
});
