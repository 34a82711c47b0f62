import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { documentFormat } from './document-format';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';

/** Digest of every text that the composer writes for the tiny site, by document format. */
const recorded: Record<number, string> = { 3: 'd8fed46b5ca7b013' };

/** Texts below a folder, by name. */
function textsIn(dir: string): [name: string, text: string][] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return names
    .filter((name) => /\.(html|json|xml|txt|svg|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(dir, name), 'utf8')]);
}

test('a change of what the composer writes raises the document format', async () => {
  const dir = temporaryDir('set');
  await writeSet(dir, tinySite());
  const texts = textsIn(join(dir, 'public'));
  expect(texts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['404.html', 'blog.html', 'index.html', 'registry.json', 'sitemap.xml']),
  );
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  if (recorded[documentFormat] === digest) return;
  throw new Error(
    `The composer writes other files than those recorded for document format ${documentFormat}. ` +
      `If that is intended, raise documentFormat in document-format.ts to ${documentFormat + 1} and ` +
      `record here: ${documentFormat + 1}: '${digest}'. Otherwise stored sets would keep the old files.`,
  );
});
