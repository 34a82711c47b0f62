import type { Release } from '@site/data-types/contract';
import { checkDeclared, checkTranslations } from './declared';
import type { TargetSet } from './declared';

const release = (name: string, version: string, more: Partial<Release> = {}): Release => ({
  name: name as Release['name'],
  version,
  revision: 'r',
  declaration: { prefixes: [`/${name}`], exposes: {}, consumes: [] },
  files: {},
  chunks: {},
  entry: 'remoteEntry.js',
  container: name,
  shared: { react: '^19.0.0' },
  slices: { draft: 1 },
  types: { exposes: {}, consumes: {} },
  pages: {},
  ...more,
});

const shell = release('shell', '1', { shared: { react: '19.3.1' }, slices: { draft: 1, ui: 1 } });
const booking = release('mf-booking', '1', {
  declaration: { prefixes: ['/book'], exposes: {}, consumes: ['mf-areas/coverage'] },
  types: {
    exposes: {},
    consumes: { 'mf-areas/coverage': 'export type Module = { served: (a0: string) => boolean };' },
  },
});
const areas = (served: string, version = '1', name = './coverage'): Release =>
  release('mf-areas', version, {
    declaration: { prefixes: ['/areas'], exposes: { [name]: 'x.ts' }, consumes: [] },
    types: {
      exposes: { 'mf-areas/coverage': `export type Module = { served: ${served}; more: number };` },
      consumes: {},
    },
  });
const fine = areas('(a0: string) => boolean');
const live: TargetSet = { label: 'the live set', releases: [shell, booking, fine], reads: [] };

const refusals = (candidate: Release, sets = [live]) =>
  checkDeclared([candidate], sets)
    .filter(({ ok }) => !ok)
    .map(({ sentence }) => sentence);

test('a candidate that fits passes every rule, with a sentence each', () => {
  const verdicts = checkDeclared([areas('(a0: string) => boolean', '2')], [live]);
  expect(verdicts.map(({ rule, ok }) => [rule, ok])).toEqual([
    ['shared-versions', true],
    ['store-slices', true],
    ['prefixes', true],
    ['exposes', true],
    ['expose-types', true],
    ['records', true],
  ]);
  for (const { sentence } of verdicts) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('a range that the shell does not satisfy', () => {
  expect(refusals(release('mf-blog', '2', { shared: { react: '^20.0.0' } }))).toEqual([
    'With the live set: mf-blog@2 needs react ^20.0.0; shell@1 brings 19.3.1.',
  ]);
  expect(refusals(release('mf-blog', '2', { shared: { solid: '^1.0.0' } }))).toEqual([
    'With the live set: mf-blog@2 needs solid ^1.0.0; shell@1 brings none.',
  ]);
});

test('a module that a stored key starts must be exposed', () => {
  const queue = (exposes: Record<string, string>) =>
    release('mf-queue', '1', {
      declaration: {
        prefixes: ['/queue'],
        exposes,
        startsWhenStored: { 'site.queue.': './sender' },
        consumes: [],
      },
    });
  expect(refusals(queue({ './sender': 'sender.ts' }))).toEqual([]);
  expect(refusals(queue({}))).toEqual([
    'With the live set: mf-queue@1 names ./sender in startsWhenStored, which it does not expose.',
  ]);
});

test('a shell must provide what every remote needs', () => {
  const next = release('shell', '2', { shared: { react: '20.0.0' }, slices: { draft: 2 } });
  expect(refusals(next)).toEqual([
    'With the live set: mf-booking@1 needs react ^19.0.0; shell@2 brings 20.0.0.',
    'With the live set: mf-areas@1 needs react ^19.0.0; shell@2 brings 20.0.0.',
    'With the live set: mf-booking@1 was built for version 1 of the store\'s slice "draft"; shell@2 has version 2.',
    'With the live set: mf-areas@1 was built for version 1 of the store\'s slice "draft"; shell@2 has version 2.',
  ]);
});

test('a slice that is missing in the shell of a retained set names that set', () => {
  const older = release('shell', '0', { shared: shell.shared, slices: { draft: 1 } });
  const retained = { label: 'retained set abc', releases: [older, booking, fine], reads: [] };
  expect(
    refusals(release('mf-blog', '2', { slices: { draft: 1, ui: 1 } }), [live, retained]),
  ).toEqual([
    'With retained set abc: mf-blog@2 was built for version 1 of the store\'s slice "ui"; shell@0 has no such slice.',
  ]);
});

test('a shell released before slices were recorded is not checked for slices', () => {
  const old = {
    label: 'retained set old',
    releases: [{ ...shell, slices: {} }, booking, fine],
    reads: [],
  };
  expect(refusals(fine, [old])).toEqual([]);
});

test('a prefix that another part owns, and a page outside its own', () => {
  const greedy = release('mf-blog', '2', {
    declaration: { prefixes: ['/blog', '/book'], exposes: {}, consumes: [] },
    pages: {
      '/blog/x': { kind: 'content', chunk: 'x' },
      '/blogs': { kind: 'content', chunk: 'x' },
    },
  });
  expect(refusals(greedy)).toEqual([
    'With the live set: mf-blog@2 claims /book, which mf-booking@1 owns.',
    'With the live set: mf-blog@2 publishes /blogs, which is outside its prefixes.',
  ]);
});

test('a missing module refuses its owner and its consumer', () => {
  const gone = areas('() => true', '2', './other');
  const sentence = 'mf-booking@1 uses mf-areas/coverage, which mf-areas@2 does not expose.';
  expect(refusals(gone)).toEqual([`With the live set: ${sentence}`]);
  expect(
    refusals(booking, [{ label: 'retained set a', releases: [shell, gone], reads: [] }]),
  ).toEqual([`With retained set a: ${sentence}`]);
});

test('a module of another type is refused with the compiler’s message', () => {
  expect(refusals(areas('(a0: number) => boolean', '2'))).toEqual([
    expect.stringMatching(
      /^With the live set: mf-areas@2 exposes mf-areas\/coverage with another type than mf-booking@1 expects: Types of property 'served' are incompatible\. Type 'string' is not assignable to type 'number'\.$/,
    ),
  ]);
});

test('the same fault in several sets is reported once', () => {
  const retained = ['a', 'b'].map((id) => ({ ...live, label: `retained set ${id}` }));
  expect(
    refusals(release('mf-blog', '2', { shared: { react: '20' } }), [live, ...retained]),
  ).toEqual([
    'With the live set, retained set a and retained set b: mf-blog@2 needs react 20; shell@1 brings 19.3.1.',
  ]);
});

describe('records that other parts display', () => {
  const reads = [
    { reader: 'mf-booking', record: 'mf-areas/zips/77002', path: '/book' },
    { reader: 'mf-booking', record: 'mf-areas/zips/77002', path: '/book/again' },
  ];
  const set = { ...live, reads };
  const file = { bytes: 1, brotli: 1, integrity: '' };

  test('may not be removed', () => {
    expect(refusals(areas('(a0: string) => boolean', '2'), [set])).toEqual([
      'With the live set: mf-areas@2 has no mf-areas/zips/77002, which mf-booking shows on /book.',
    ]);
  });

  test('pass when they are present', () => {
    const whole = areas('(a0: string) => boolean', '2');
    whole.files = { 'records/zips/77002.json': file };
    expect(refusals(whole, [set])).toEqual([]);
  });

  test('do not matter when their reader is replaced in the same check', () => {
    const next = [areas('(a0: string) => boolean', '2'), { ...booking, version: '2' }];
    expect(checkDeclared(next, [set]).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('may not be removed when a part that consumes their kind may read them later', () => {
    const consumes = ['mf-areas/zips'];
    const owner = (version: string, ...names: string[]) =>
      release('mf-areas', version, {
        declaration: { prefixes: ['/areas'], exposes: {}, records: ['zips', 'own'], consumes: [] },
        files: Object.fromEntries(names.map((name) => [`records/${name}.json`, file])),
      });
    const reader = release('mf-booking', '1', {
      declaration: { prefixes: ['/book'], exposes: {}, consumes },
    });
    const before = owner('1', 'zips/all', 'zips/77002', 'own/x', 'zips-more/x');
    const sets = [{ ...live, releases: [shell, reader, before] }];
    expect(refusals(owner('2', 'zips/77002'), sets)).toEqual([
      'With the live set: mf-areas@2 has no mf-areas/zips/all, which mf-booking may read after hydration.',
    ]);
    expect(refusals(owner('2', 'zips/77002', 'zips/all', 'zips/new'), sets)).toEqual([]);
    const both = [owner('2'), { ...reader, version: '2' }];
    expect(checkDeclared(both, sets).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('of an undeclared kind are refused like a module', () => {
    const reader = release('mf-blog', '2', {
      declaration: { prefixes: ['/blog'], exposes: {}, consumes: ['mf-areas/zips'] },
    });
    expect(refusals(reader)).toEqual([
      'With the live set: mf-blog@2 uses mf-areas/zips, which mf-areas@1 does not expose.',
    ]);
    const owner = { ...fine, declaration: { ...fine.declaration, records: ['zips'] } };
    owner.types = {
      ...fine.types,
      exposes: { ...fine.types.exposes, 'mf-areas/zips': 'export type Module = string;' },
    };
    reader.types.consumes['mf-areas/zips'] = 'export type Module = string;';
    expect(refusals(reader, [{ ...live, releases: [shell, booking, owner] }])).toEqual([]);
  });
});

test('content without a translation is named, and not refused', () => {
  const edition = { entry: 'es/remoteEntry.js', container: 'mf_areas_es', chunks: {} };
  const whole = release('mf-areas', '2', { languages: { es: edition } });
  expect(checkTranslations([whole, booking])).toMatchObject({
    ok: true,
    sentence: 'Its content is translated into each of its languages.',
  });
  const untranslated = ['mf-areas/faq.yaml: missing, 12 words'];
  const partly = release('mf-areas', '3', { languages: { es: { ...edition, untranslated } } });
  expect(checkTranslations([partly])).toMatchObject({
    ok: true,
    sentence: 'Some text is not translated. mf-areas in es: mf-areas/faq.yaml: missing, 12 words.',
  });
});
