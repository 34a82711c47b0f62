import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { documentFormat } from './document-format';
import { iconDrawings } from './icons';
import { designVersion, drawShareImage } from './share-image';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';

/**
 * Digest of every text that the composer writes for the tiny site and of what decides its pictures,
 * by document format. Not of the pictures: processors may round their colors differently.
 */
const recorded: Record<number, string> = { 17: '60e899d98dec6db6' };

/** Digest of two share pictures as SVG, by design version. */
const recordedDesigns: Record<number, string> = { 1: 'e16682bc5d6c9593' };

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

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
  const digest = digestOf([texts, iconDrawings('<svg/>', '#e6641a'), designVersion]);
  if (recorded[documentFormat] === digest) return;
  throw new Error(
    `The composer writes other files than those recorded for document format ${documentFormat}. ` +
      `If that is intended, raise documentFormat in document-format.ts to ${documentFormat + 1} and ` +
      `record here: ${documentFormat + 1}: '${digest}'. Otherwise stored sets would keep the old files.`,
  );
});

test('a change of the share picture raises its design version', async () => {
  const company = { name: 'Bay Fix It Company', phone: '(713) 555-0142' };
  const drawings = ['Short', 'A title that is longer than forty-four characters'].map((title) =>
    drawShareImage({ title, eyebrow: 'Bay' }, company),
  );
  const digest = digestOf(await Promise.all(drawings));
  if (recordedDesigns[designVersion] === digest) return;
  throw new Error(
    `The share picture is not the one recorded for design version ${designVersion}. If that is ` +
      `intended, raise designVersion in share-image.ts and record here: ${designVersion + 1}: ` +
      `'${digest}'. Otherwise pictures that are cached would stay as they were.`,
  );
});
