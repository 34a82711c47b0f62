import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeDir, oncePerRun } from './once-per-run';
import { remakeRelease } from './remake';
import { linkRelease, workDir } from './site';
import { copySources, edit, liveSetOf, releaseFrom } from './sources';

/**
 * Releases that several tests need, made once per run, by the first test that needs one, and linked
 * into the stores of the tests. The newer ones are built from changed copies of the sources. The
 * older ones are remade from a built release, which is ten times faster.
 */
export type Variant = 'older' | 'newer';

const numbers: Record<Variant, string> = { older: '0.9.0', newer: '1.1.0' };
const store = join(madeDir, 'variants');

const append = (code: string) => (text: string) => `${text}\n${code}\n`;

/** Throws if a field of the window is set, `1.1.0` at once or `1.1.0 pressed` after a click. */
const useBreaks = `
import { useEffect, useState } from 'react';

export function useBreaks(version: string) {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => setPressed((target as Element).matches('main h1'));
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  const { breaks = [] } = globalThis as { breaks?: string[] };
  if (breaks.includes(version)) throw new Error(\`\${version} broke\`);
  if (pressed && breaks.includes(\`\${version} pressed\`)) throw new Error(\`\${version} broke\`);
}
`;

/** A page that a test can make throw. */
const breakable = (page: string) => async (dir: string) => {
  await writeFile(join(dir, 'src/use-breaks.ts'), useBreaks);
  await edit(join(dir, 'src/routes', page), (text) =>
    text
      .replace(/export default function \w+\(\) \{/, `$&\n  useBreaks('${numbers.newer}');`)
      .replace(/^/, "import { useBreaks } from '../use-breaks';\n"),
  );
};

/** Writes a field that no other version has into the store. */
const addedField = append(`import { updateDraft } from '@site/store';
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(type, () => updateDraft({ floor: 'second' } as never));`);

/** Changes of a part's newer release, besides its version and the added field. */
const changes: Partial<Record<string, (dir: string) => Promise<void>>> = {
  'mf-blog': async (dir) => {
    await breakable('faq.tsx')(dir);
    await addPost(dir);
  },
  'mf-booking': breakable('book-online.tsx'),
  'mf-estimator': async (dir) => {
    await edit(
      join(dir, 'src/routes.tsx'),
      append(
        "if (globalThis.navigator?.userAgent.startsWith('OldPhone')) throw new Error('too old');",
      ),
    );
    // One repair, which becomes the most expensive one of its appliance.
    await edit(join(dir, 'src/data/prices.ts'), (text) =>
      text.replace(/\bleaking: \[.*\]/, 'leaking: [154, 427, 91]'),
    );
  },
  'mf-service-areas': (dir) => addZip(dir),
};

/** Parts whose newer release differs only by its name: no test needs other code of them. */
const remade: string[] = ['mf-catalog', 'mf-staff'];

/** Whether the newer release of a part writes the added field. */
export const addsField = (part: string): boolean => !remade.includes(part);

/** Parts whose older release can be made to throw, too: it is remade from the newer one. */
const breakableWhenOlder: string[] = ['mf-blog', 'mf-booking'];

/** A post that the live set does not have: `/blog/a-quiet-laundry-room`. */
export async function addPost(dir: string): Promise<void> {
  const posts = join(dir, 'content/posts');
  const model = await readFile(join(posts, 'dryer-vents-in-slab-houses.md'), 'utf8');
  const post = model
    .replace(/^id: .*$/m, 'id: 77')
    .replace(/^slug: .*$/m, 'slug: a-quiet-laundry-room')
    .replace(/^title: .*$/m, 'title: A quiet laundry room')
    .replace(/^seoTitle: .*$/m, 'seoTitle: A quiet laundry room, step by step')
    .replace(/^metaDescription: .*$/m, (line) => line.replace(': ', ': Quiet. '))
    .replace(/^publishDate: .*$/m, 'publishDate: 2026-11-20')
    .replace(/^updatedAt: .*$/m, 'updatedAt: 2026-11-20')
    .replace(/^createdAt: .*$/m, 'createdAt: 2026-11-20');
  await writeFile(join(posts, 'a-quiet-laundry-room.md'), post);
}

/** A ZIP that the live set does not serve: 77550. */
async function addZip(dir: string): Promise<void> {
  const galveston = {
    zipCode: '77550',
    city: 'Galveston',
    county: 'Galveston',
    region: 'Southwest Houston',
    lat: 29.3,
    lng: -94.78,
    population: 24000,
    medianIncome: null,
    averageHomeValue: null,
  };
  await edit(join(dir, 'src/data/houston-zips.json'), (text) =>
    JSON.stringify([...(JSON.parse(text) as object[]), galveston]),
  );
}

const folderOf = (siteDir: string, id: string): string =>
  join(siteDir, 'releases', id.replace('@', '/'));

/** Builds the newer release of a remote. @returns `part@version` */
async function buildNewer(part: string): Promise<string> {
  // A build of a test that ended early may go on in its own folder.
  const dir = await copySources(part, `newer-${part}-${process.pid}`);
  await edit(join(dir, 'package.json'), (text) =>
    text.replace('"version": "1.0.0"', `"version": "${numbers.newer}"`),
  );
  const entry = join(dir, 'src/routes.tsx');
  await edit(entry, append(`Object.assign(globalThis, { newer: '${part}' });`));
  await edit(entry, addedField);
  await changes[part]?.(dir);
  return releaseFrom(dir, { env: { SITE_DIR: store } });
}

/** Makes a variant. @returns `part@version` */
async function make(part: string, variant: Variant): Promise<string> {
  if (variant === 'newer' && !remade.includes(part)) return buildNewer(part);
  if (variant === 'older' && breakableWhenOlder.includes(part)) {
    const newer = folderOf(store, await idOf(part, 'newer'));
    return remakeRelease(newer, store, numbers.older, older);
  }
  const live = join(workDir, 'production');
  const { versions } = await liveSetOf({ siteDir: live });
  return remakeRelease(folderOf(live, `${part}@${versions[part]}`), store, numbers[variant]);
}

/** `part@version` of a variant. */
const idOf = (part: string, variant: Variant): Promise<string> =>
  oncePerRun(`${part}-${variant}`, () => make(part, variant));

/** The built code of a newer release, as that of the older one: without its marker and its field. */
const older = (text: string): string =>
  text
    .replaceAll(numbers.newer, numbers.older)
    .replace(/\bnewer:(?=['"])/, 'older:')
    .replace(/floor:(['"])second\1/, '');

/**
 * Adds a variant to the store of a site. Takes a minute on a busy machine if it must be built.
 * @returns `part@version`
 */
export async function addVariant(
  site: { siteDir: string },
  part: string,
  variant: Variant,
): Promise<string> {
  const id = await idOf(part, variant);
  await linkRelease(folderOf(store, id), folderOf(site.siteDir, id));
  return id;
}
